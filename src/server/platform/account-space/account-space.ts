import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { createKeyedLock } from '#server/platform/storage/keyed-lock.ts';

/** How many bytes an account keeps in one feature, as that transaction sees it. */
export type CountStoredBytes = (userId: string, on: Database) => Promise<number>;

export interface AccountSpace {
  /** Every feature that stores files names its part once, when it is made. */
  include(countStoredBytes: CountStoredBytes): void;
  /**
   * Call it in the transaction that writes the new file's row: files that come side by side wait for each other
   * there, and count each other. Before an upload it may be called with `db` alone, to refuse early.
   * @throws 413 when so many bytes more do not fit.
   */
  assertAvailable(userId: string, bytes: number, on: Database): Promise<void>;
  /**
   * Holds that much room while a file comes in, so that files which come side by side do not each take the same room.
   * One process writes these files, so it is kept in its memory.
   *
   * @param countWaiting what else the account has that no feature counts yet
   * @throws 413 when so many bytes more do not fit.
   */
  reserve(
    userId: string,
    bytes: number,
    countWaiting: () => Promise<number>,
    on: Database,
  ): Promise<Reservation>;
}

export interface Reservation {
  /** Call it once the file is where it is counted, or will never be. */
  release(): void;
}

const gigabyte = 1024 ** 3;

/** The room that all files of one account share, whichever feature keeps them. */
export function createAccountSpace({ maxBytes }: { maxBytes: number }): AccountSpace {
  const parts: CountStoredBytes[] = [];
  const held = new Map<string, number>();
  const inTurn = createKeyedLock();
  const room = `${Number((maxBytes / gigabyte).toFixed(2))} GB`;

  const hold = (userId: string, bytes: number) => {
    const now = (held.get(userId) ?? 0) + bytes;
    if (now > 0) held.set(userId, now);
    else held.delete(userId);
  };

  const assertAvailable: AccountSpace['assertAvailable'] = async (userId, bytes, on) => {
    await on.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 1))`);
    let stored = held.get(userId) ?? 0;
    for (const countStoredBytes of parts) stored += await countStoredBytes(userId, on);
    if (stored + bytes <= maxBytes) return;
    throw new AppError(
      413,
      'account.full',
      `There is no room for this file: your account can keep ${room} in all. Delete something that you no longer need, and try again.`,
    );
  };

  return {
    include: (countStoredBytes) => {
      parts.push(countStoredBytes);
    },

    assertAvailable,

    async reserve(userId, bytes, countWaiting, on) {
      // One after the other: each counts what those before it hold.
      await inTurn(userId, async () => {
        await assertAvailable(userId, (await countWaiting()) + bytes, on);
        hold(userId, bytes);
      });
      return { release: () => hold(userId, -bytes) };
    },
  };
}
