import { FaultError } from '#server/platform/errors/fault-error.ts';

export type StorageFault =
  | 'bad-key'
  | 'not-found'
  | 'already-exists'
  | 'too-large'
  | 'bad-range'
  | 'bad-upload-address'
  | 'upload-address-expired';

/** What a storage driver refuses, the same from every driver. Callers choose the words for people. */
export class StorageError extends FaultError<StorageFault> {}

export function isStorageFault(error: unknown, fault: StorageFault): error is StorageError {
  return error instanceof StorageError && error.fault === fault;
}
