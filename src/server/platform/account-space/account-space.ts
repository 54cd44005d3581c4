import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

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
  demand(userId: string, bytes: number, on: Database): Promise<void>;
}

const gigabyte = 1024 ** 3;

/** The room that all files of one account share, whichever feature keeps them. */
export function createAccountSpace({ maxBytes }: { maxBytes: number }): AccountSpace {
  const parts: CountStoredBytes[] = [];
  const room = `${Number((maxBytes / gigabyte).toFixed(2))} GB`;

  return {
    include: (countStoredBytes) => {
      parts.push(countStoredBytes);
    },

    async demand(userId, bytes, on) {
      await on.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 1))`);
      let stored = 0;
      for (const countStoredBytes of parts) stored += await countStoredBytes(userId, on);
      if (stored + bytes <= maxBytes) return;
      throw new AppError(
        413,
        'account.full',
        `There is no room for this file: your account can keep ${room} in all. Delete something that you no longer need, and try again.`,
      );
    },
  };
}
