import type { Sound } from './sound.ts';

const bytesPerSample = 2;
const aiMark = 'AI-generated speech. This is a synthetic voice, not a recording of a person.';

/** A chunk besides sound and format; players skip those that they do not know. */
type ExtraChunk = { name: string; content: Buffer };

/** A WAV file of one channel and 16 bits, marked as made by AI in its comment. */
export function writeWav(sound: Sound): Buffer {
  return Buffer.concat(wavParts([sound]));
}

/**
 * The parts of such a file, of one sound after another of the same rate. The sounds are not copied: collecting
 * copies of minutes of speech would block the event loop.
 */
export function wavParts(
  sounds: readonly Sound[],
  extra: readonly ExtraChunk[] = [],
): readonly Uint8Array[] {
  const sampleRate = sounds[0]?.sampleRate ?? 22_050;
  const data = sounds.map(
    ({ samples }) => new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength),
  );
  const dataSize = sizeOf(data);
  const format = Buffer.alloc(16);
  format.writeUInt16LE(1, 0);
  format.writeUInt16LE(1, 2);
  format.writeUInt32LE(sampleRate, 4);
  format.writeUInt32LE(sampleRate * bytesPerSample, 8);
  format.writeUInt16LE(bytesPerSample, 12);
  format.writeUInt16LE(8 * bytesPerSample, 14);
  const info = Buffer.concat([
    Buffer.from('INFO'),
    chunk('ICMT', Buffer.from(`${aiMark}\0`)),
    chunk('ISFT', Buffer.from('Heartwood\0')),
  ]);
  const head = Buffer.concat([
    Buffer.from('WAVE'),
    chunk('fmt ', format),
    chunk('LIST', info),
    ...extra.map(({ name, content }) => chunk(name, content)),
    chunkHead('data', dataSize),
  ]);
  return [chunkHead('RIFF', head.length + dataSize), head, ...data];
}

export function sizeOf(parts: readonly Uint8Array[]): number {
  return parts.reduce((sum, part) => sum + part.length, 0);
}

/**
 * Reads a WAV file of one channel and 16 bits, also one whose sizes were never filled in.
 * @throws Error for any other file.
 */
export function readWav(file: Uint8Array): Sound & { chunks: ReadonlyMap<string, Buffer> } {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WAVE')
    throw new Error('not a WAV file');
  const chunks = new Map<string, Buffer>();
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = bytes.toString('latin1', at, at + 4);
    const end = Math.min(bytes.length, at + 8 + bytes.readUInt32LE(at + 4));
    chunks.set(name, bytes.subarray(at + 8, end));
    at = end + (end % 2);
  }
  const [format, data] = [chunks.get('fmt '), chunks.get('data')];
  if (!format || !data || format.length < 16) throw new Error('a WAV file without sound');
  if (format.readUInt16LE(2) !== 1 || format.readUInt16LE(14) !== 8 * bytesPerSample)
    throw new Error('a WAV file that is not of one channel and 16 bits');
  return { samples: toSamples(data), sampleRate: format.readUInt32LE(4), chunks };
}

/** Raw little-endian samples; copied, as they may stand at an odd place in memory. */
export function toSamples(raw: Uint8Array): Int16Array {
  const samples = new Int16Array(Math.floor(raw.length / bytesPerSample));
  new Uint8Array(samples.buffer).set(raw.subarray(0, samples.byteLength));
  return samples;
}

function chunk(name: string, content: Buffer): Buffer {
  const padding = Buffer.alloc(content.length % 2);
  return Buffer.concat([chunkHead(name, content.length), content, padding]);
}

function chunkHead(name: string, size: number): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(size, 4);
  return head;
}
