import { vi } from 'vitest';
import type { TestApp } from './test-app.ts';

/** The next transaction is committed, but its answer is lost, as where a connection breaks in that very moment. */
export function loseNextCommit({ dependencies }: TestApp): void {
  const { db } = dependencies.database;
  const commit = db.transaction.bind(db);
  vi.spyOn(db, 'transaction').mockImplementationOnce(async (...work) => {
    await commit(...work);
    throw new Error('the connection was lost');
  });
}

/** The next file that is to be deleted cannot be. */
export function failNextDeletion({ dependencies }: TestApp): void {
  vi.spyOn(dependencies.storage, 'delete').mockRejectedValueOnce(new Error('the disk is busy'));
}
