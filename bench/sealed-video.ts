import { createHash, randomBytes } from 'node:crypto';
import { readMediaFile } from '#tests/support/media-files.ts';

export interface SealedVideo {
  sha256: string;
  /** The multipart body of a vault that holds it. */
  body: Uint8Array[];
}

export const boundary = 'bench-boundary';

/** Makes videos of that many bytes, each another one: a real film, and behind it a box that players skip. */
export async function createVideoMaker(bytes: number, userId: string) {
  const film = await readMediaFile('phone.mp4');
  const filling = randomBytes(bytes - film.length - 24);
  const field = (name: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const fields = field('userId', userId) + field('title', 'Bench') + field('unlockMonths', '1');
  const before = `${fields}--${boundary}\r\ncontent-disposition: form-data; name="video"; filename="film.mp4"\r\ncontent-type: video/mp4\r\n\r\n`;
  const after = `\r\n--${boundary}--\r\n`;

  return (): SealedVideo => {
    const box = Buffer.alloc(8);
    box.writeUInt32BE(filling.length + 24, 0);
    box.write('free', 4);
    const video = [film, box, randomBytes(16), filling];
    const hash = createHash('sha256');
    for (const part of video) hash.update(part);
    const body = [Buffer.from(before), ...video, Buffer.from(after)];
    return { body, sha256: hash.digest('hex') };
  };
}
