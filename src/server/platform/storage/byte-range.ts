import type { ByteRange } from './storage.ts';
import { StorageError } from './storage-error.ts';

/** The first and last byte that a range means in content of this size; all of it without a range. */
export function resolveRange(size: number, range?: ByteRange): { start: number; end: number } {
  if (!range) return { start: 0, end: size - 1 };
  const { start } = range;
  const end = Math.min(range.end ?? size - 1, size - 1);
  const sound = Number.isSafeInteger(start) && start >= 0 && start < size && start <= end;
  if (!sound) throw new StorageError('bad-range', 'The range lies outside the content.');
  return { start, end };
}
