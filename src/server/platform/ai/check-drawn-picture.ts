import sharp from 'sharp';
import { findMediaType, isFor } from '#server/platform/media/sniff.ts';
import { ImageModelError } from './image-model-error.ts';

const limits = { bytes: 30 * 1024 * 1024, pixels: 40_000_000, side: 256 };

/**
 * Makes sure, by decoding it, that a file from outside is one whole picture of a sensible size.
 * @throws ImageModelError 'unusable'.
 */
export async function checkDrawnPicture(file: Uint8Array): Promise<void> {
  if (file.byteLength > limits.bytes) throw unusable('more bytes than a picture needs');
  // Never by sharp alone, which would also read an SVG.
  if (!isFor('profileImage', await findMediaType(file))) throw unusable('a file of another type');
  try {
    const picture = sharp(file, { limitInputPixels: limits.pixels, failOn: 'error', pages: 1 });
    const { width, height } = await picture.metadata();
    if (Math.min(width, height) < limits.side) throw unusable('a picture too small to be shown');
    await picture.stats();
  } catch (error) {
    throw error instanceof ImageModelError ? error : unusable('a file that cannot be read', error);
  }
}

function unusable(what: string, cause?: unknown): ImageModelError {
  return new ImageModelError('unusable', what, cause);
}
