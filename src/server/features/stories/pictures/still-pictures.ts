import pLimit from 'p-limit';
import sharp from 'sharp';

/** A picture is kept in two sizes: as it is shown, and with more pixels for the film to move over. */
export const shownSize = { width: 1280, height: 720 } as const;
export const stillSize = { width: 1600, height: 900 } as const;
export const tallSize = { width: 900, height: 1600 } as const;
export interface Size {
  width: number;
  height: number;
}

const maxPixels = 50_000_000;
const inTurn = pLimit(2);
export const aiMark = 'Made with AI by Heartwood: this picture and voice are synthetic.';

/** A WebP, marked in its EXIF as made by AI unless it is a photo. */
export const toWebp = (picture: Buffer, size: Size, { isPhoto = false } = {}): Promise<Buffer> =>
  inTurn(() => {
    const image = sharp(picture, { limitInputPixels: maxPixels }).resize({ ...size, fit: 'cover' });
    const marked = isPhoto
      ? image
      : image.withExif({ IFD0: { ImageDescription: aiMark, Software: 'Heartwood' } });
    return marked.webp({ quality: 88 }).toBuffer();
  });

/** All of a photo, upright, before a blurred enlargement of itself. */
export const framePhoto = (photo: Buffer, size: Size): Promise<Buffer> =>
  inTurn(async () => {
    const upright = await sharp(photo, { limitInputPixels: maxPixels, failOn: 'none' })
      .autoOrient()
      .toColourspace('srgb')
      .resize({ width: 2_000, height: 2_000, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const whole = await sharp(upright)
      .resize({ ...size, fit: 'inside' })
      .toBuffer();
    return sharp(upright)
      .resize({ width: size.width >> 2, height: size.height >> 2, fit: 'cover' })
      .blur(12)
      .modulate({ brightness: 0.75 })
      .resize(size)
      .composite([{ input: whole }])
      .png({ compressionLevel: 1 })
      .toBuffer();
  });
