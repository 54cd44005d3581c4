import { readPhotoSize, resizePhoto } from '#server/platform/media/images.ts';
import { keepBytes, type MediaWork, type PreparedMedia } from './media-work.ts';

const sizes = { maxPixels: 120_000_000, thumbnail: 480, screen: 2_048 };

/** A small picture and one for the whole screen, both upright and without metadata. */
export async function preparePhoto(work: MediaWork, file: Buffer): Promise<PreparedMedia> {
  const { width, height } = await readPhotoSize(file);
  const { thumbnail, screen } = await resizePhoto(file, sizes);
  return {
    displayKey: await keepBytes(work, 'screen.webp', screen.data, screen.contentType),
    displayType: screen.contentType,
    thumbnailKey: await keepBytes(work, 'thumbnail.webp', thumbnail.data, thumbnail.contentType),
    waveform: null,
    metadata: { width, height },
  };
}
