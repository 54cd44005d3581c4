import pLimit from 'p-limit';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { FaultError } from '#server/platform/errors/fault-error.ts';
import { findMediaType, isFor, type MediaType, type MediaUse } from './sniff.ts';

export type ImageFault = 'unreadable' | 'too-many-pixels' | 'wrong-type';

/** Why a picture was not taken. Callers choose the words for people. */
export class ImageError extends FaultError<ImageFault> {}

export interface Picture {
  data: Buffer;
  contentType: 'image/webp';
  width: number;
  height: number;
}

interface AvatarLimits {
  maxPixels: number;
  /** Of the square, in pixels. */
  side: number;
}

interface PhotoLimits {
  maxPixels: number;
  /** The longest sides, in pixels. No picture is enlarged. */
  thumbnail: number;
  screen: number;
}

const secondsPerPicture = 30;

// sharp works on the threads that files are read and written with: two pictures at once leave two for those.
sharp.concurrency(1);
sharp.cache(false);
const limited = pLimit(2);

/** A square portrait, upright, without metadata; of an animation the first frame. Throws ImageError. */
export async function makeAvatar(
  file: Uint8Array,
  { maxPixels, side }: AvatarLimits,
): Promise<Picture> {
  await checkType(file, 'profileImage');
  return limited(() =>
    render(
      decode(file, { limitInputPixels: maxPixels, failOn: 'error' })
        .autoOrient()
        .resize(side, side, { fit: 'cover', position: 'attention' }),
    ),
  );
}

/**
 * What is shown of a photo: upright, without metadata such as the place; the original stays with the caller.
 * A photo that is truncated is shown as far as it can be decoded. @throws ImageError.
 */
export async function resizePhoto(
  file: Uint8Array,
  { maxPixels, thumbnail, screen }: PhotoLimits,
): Promise<{ thumbnail: Picture; screen: Picture }> {
  await checkType(file, 'photo');
  const inside = (side: number) => () =>
    render(
      decode(file, { limitInputPixels: maxPixels, failOn: 'none' })
        .autoOrient()
        .resize(side, side, { fit: 'inside', withoutEnlargement: true }),
    );
  const large = await limited(inside(screen));
  return { screen: large, thumbnail: await limited(inside(thumbnail)) };
}

/** How large a photo is when it is upright. Throws ImageError. */
export async function readPhotoSize(file: Uint8Array): Promise<{ width: number; height: number }> {
  await checkType(file, 'photo');
  try {
    const { autoOrient } = await limited(() => decode(file, { failOn: 'none' }).metadata());
    return { width: autoOrient.width, height: autoOrient.height };
  } catch (error) {
    throw new ImageError('unreadable', 'The picture could not be read.', error);
  }
}

async function checkType(file: Uint8Array, use: MediaUse): Promise<MediaType> {
  const type = await findMediaType(file);
  if (!type || !isFor(use, type)) {
    throw new ImageError('wrong-type', `This is not a ${use} that can be taken: ${type}`);
  }
  return type;
}

const decode = (file: Uint8Array, options: SharpOptions) =>
  sharp(file, { ...options, pages: 1, limitInputChannels: 5 }).timeout({
    seconds: secondsPerPicture,
  });

async function render(picture: Sharp): Promise<Picture> {
  try {
    // Other colour spaces, as of a print shop's CMYK, would come out wrong on a screen.
    const { data, info } = await picture
      .toColourspace('srgb')
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { data, contentType: 'image/webp', width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof Error && error.message.includes('exceeds pixel limit')) {
      throw new ImageError('too-many-pixels', 'The picture has too many pixels.', error);
    }
    throw new ImageError('unreadable', 'The picture could not be read.', error);
  }
}
