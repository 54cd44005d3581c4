import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeAvatar, resizePhoto } from './images.ts';

const avatarLimits = { maxPixels: 50_000_000, side: 512 };
const photoLimits = { maxPixels: 50_000_000, thumbnail: 400, screen: 1600 };

/** Red on the left, blue on the right. */
function redAndBlue(width: number, height: number) {
  const blue = {
    create: { width: width / 2, height, channels: 3, background: '#0000ff' },
  } as const;
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: blue, left: width / 2, top: 0 },
  ]);
}

async function colourAt(picture: Buffer, left: number, top: number) {
  const pixel = await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return { red: pixel[0] ?? 0, blue: pixel[2] ?? 0 };
}

describe('a portrait', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'becomes a square of 512 pixels from a %s',
    async (format) => {
      const made = await makeAvatar(
        await redAndBlue(900, 400).toFormat(format).toBuffer(),
        avatarLimits,
      );
      expect(made).toMatchObject({ contentType: 'image/webp', width: 512, height: 512 });
      expect(await sharp(made.data).metadata()).toMatchObject({
        format: 'webp',
        width: 512,
        height: 512,
      });
    },
  );

  it('stands upright whichever way the phone was held', async () => {
    const sideways = await redAndBlue(600, 600).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { data } = await makeAvatar(sideways, avatarLimits);
    expect((await colourAt(data, 256, 20)).red).toBeGreaterThan(200);
    expect((await colourAt(data, 256, 490)).blue).toBeGreaterThan(200);
  });

  it('tells nothing of when and where it was taken', async () => {
    const exif = { IFD0: { Copyright: 'Rosa' }, IFD3: { GPSLatitude: '40/1 0/1 0/1' } };
    const tagged = await redAndBlue(600, 600).withExif(exif).jpeg().toBuffer();
    expect((await sharp(tagged).metadata()).exif).toBeDefined();
    const { data } = await makeAvatar(tagged, avatarLimits);
    const { exif: kept, xmp, icc } = await sharp(data).metadata();
    expect([kept, xmp, icc]).toEqual([undefined, undefined, undefined]);
  });

  it('is the first frame of an animation', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#0000ff'].map((background) =>
        sharp({ create: { width: 64, height: 64, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const animation = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer();
    const { data } = await makeAvatar(animation, avatarLimits);
    expect((await sharp(data).metadata()).pages ?? 1).toBe(1);
    expect((await colourAt(data, 256, 256)).red).toBeGreaterThan(200);
  });
});

describe('what is no portrait', () => {
  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    [
      'a drawing with script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    ],
    ['a program', Buffer.from('MZ\u0090\0\u0003')],
    ['nothing at all', Buffer.alloc(0)],
  ])('%s is refused as the wrong type', async (_name, file) => {
    await expect(makeAvatar(file, avatarLimits)).rejects.toMatchObject({ fault: 'wrong-type' });
  });

  it('a moving GIF is refused as a portrait, yet may be a photo', async () => {
    const gif = await redAndBlue(64, 64).gif().toBuffer();
    await expect(makeAvatar(gif, avatarLimits)).rejects.toMatchObject({ fault: 'wrong-type' });
    await expect(resizePhoto(gif, photoLimits)).resolves.toBeDefined();
  });

  it('a picture cut off in the middle is refused as unreadable', async () => {
    const whole = await redAndBlue(800, 800).png().toBuffer();
    const half = whole.subarray(0, whole.length / 2);
    await expect(makeAvatar(half, avatarLimits)).rejects.toMatchObject({ fault: 'unreadable' });
  });

  it('a page that begins like a JPEG is refused as unreadable', async () => {
    const page = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<html>')]);
    await expect(makeAvatar(page, avatarLimits)).rejects.toMatchObject({ fault: 'unreadable' });
  });

  it('a small file that claims 900 million pixels is refused before it fills the memory', async () => {
    const before = process.memoryUsage().rss;
    const file = pngOf(30_000, 30_000);
    expect(file.length).toBeLessThan(1_000_000);
    await expect(makeAvatar(file, avatarLimits)).rejects.toMatchObject({
      fault: 'too-many-pixels',
    });
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
  });
});

describe('a photo', () => {
  it('is shown small and large, in its own proportions', async () => {
    const { thumbnail, screen } = await resizePhoto(
      await redAndBlue(3000, 2000).jpeg().toBuffer(),
      photoLimits,
    );
    expect(thumbnail).toMatchObject({ width: 400, height: 267 });
    expect(screen).toMatchObject({ width: 1600, height: 1067 });
  });

  it('is never enlarged', async () => {
    const { thumbnail, screen } = await resizePhoto(
      await redAndBlue(300, 200).jpeg().toBuffer(),
      photoLimits,
    );
    expect(thumbnail).toMatchObject({ width: 300, height: 200 });
    expect(screen).toMatchObject({ width: 300, height: 200 });
  });

  it('is shown as far as it goes when its end is missing', async () => {
    const whole = await redAndBlue(800, 800).jpeg({ quality: 100 }).toBuffer();
    const { screen } = await resizePhoto(whole.subarray(0, whole.length * 0.7), photoLimits);
    expect(screen).toMatchObject({ width: 800, height: 800 });
  });

  it('comes out many at once as it does alone', async () => {
    const file = await redAndBlue(1200, 800).jpeg().toBuffer();
    const alone = await resizePhoto(file, photoLimits);
    const many = await Promise.all(Array.from({ length: 8 }, () => resizePhoto(file, photoLimits)));
    for (const made of many) expect(made.thumbnail.data.equals(alone.thumbnail.data)).toBe(true);
  });
});

/** A valid PNG of one colour, one bit a pixel. */
function pngOf(width: number, height: number) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(name: string, data: Buffer) {
  const named = Buffer.concat([Buffer.from(name), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}
