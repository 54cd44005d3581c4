import { MediaError } from './media-error.ts';

interface Size {
  width: number | null;
  height: number | null;
}

/** The size that fits into a square of this side without being enlarged, in even numbers as encoders want them. */
export function fitInside(
  { width, height }: Size,
  side: number,
): { width: number; height: number } {
  if (!width || !height) throw new MediaError('unreadable', 'There is no picture in this file.');
  const scale = Math.min(1, side / Math.max(width, height));
  const even = (length: number) => Math.max(2, Math.round((length * scale) / 2) * 2);
  return { width: even(width), height: even(height) };
}
