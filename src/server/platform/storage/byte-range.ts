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

/**
 * What a Range header asks of content of this size: one range, 'unsatisfiable', or undefined for all of it.
 * Several ranges at once, other units and what cannot be read are answered with all of it, as HTTP allows.
 */
export function requestedRange(
  header: string | undefined,
  size: number,
): Required<ByteRange> | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (!first && !last)) return undefined;
  if (!first) {
    const length = Math.min(Number(last), size);
    return length > 0 ? { start: size - length, end: size - 1 } : 'unsatisfiable';
  }
  const start = Number(first);
  const end = last ? Number(last) : size - 1;
  if (last && end < start) return undefined;
  return start < size ? { start, end: Math.min(end, size - 1) } : 'unsatisfiable';
}
