import type { ByteRange } from './storage.ts';

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
