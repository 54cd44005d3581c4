import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { createKeyedLock } from '#server/platform/storage/keyed-lock.ts';

/** The bytes that an account stores in one feature, as seen by that transaction. */
export type CountStoredBytes = (userId: string, on: Database) => Promise<number>;

export interface AccountSpace {
  /** Called once by every feature that stores files. */
  include(countStoredBytes: CountStoredBytes): void;
  /**
   * To be called in the transaction that writes the new file's row: concurrent files then wait for and count each
   * other. Before an upload it may be called with `db`, to refuse early.
   * @throws 413 when so many bytes more do not fit.
   */
  assertAvailable(userId: string, bytes: number, on: Database): Promise<void>;
  /**
   * Reserves that much room while a file is uploaded, so that concurrent uploads do not use the same room twice.
   * The reservation is in memory, since one process receives these files.
   *
   * @param countWaiting the account's bytes that no feature counts yet
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
  /** To be called once the file is counted by its feature, or was refused. */
  release(): void;
}

const gigabyte = 1024 ** 3;

/** The storage quota of an account, over all features. */
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
