/** What a camera wrote of when a photo was taken, as it wrote it. */
export interface ExifDates {
  original?: string;
  digitized?: string;
  /** Such as `+01:00`. */
  offset?: string;
}

const exifPointer = 0x8769;
const names = new Map<number, keyof ExifDates>([
  [0x9003, 'original'],
  [0x9004, 'digitized'],
  [0x9011, 'offset'],
]);
const asciiType = 2;
const mostEntries = 500;
const mark = Buffer.from('Exif\0\0', 'latin1');

/**
 * Reads the dates of an EXIF block: of a whole file, or of the block alone. Never looks beyond what it was given, and
 * at no place twice, whatever the block says of itself.
 */
export function readExifDates(data: Buffer): ExifDates {
  const marked = data.indexOf(mark);
  const block = marked < 0 ? data : data.subarray(marked + mark.length);
  const order = block.toString('latin1', 0, 4);
  if (order !== 'II*\0' && order !== 'MM\0*') return {};
  const read = readerOf(block, order === 'II*\0');
  try {
    const dates: ExifDates = {};
    for (const { tag, value } of read.entries(read.long(4))) {
      if (tag !== exifPointer) continue;
      for (const entry of read.entries(read.long(value))) {
        const name = names.get(entry.tag);
        const text = name && entry.type === asciiType && read.text(entry);
        if (text) dates[name] = text;
      }
    }
    return dates;
  } catch (error) {
    if (error instanceof RangeError) return {};
    throw error;
  }
}

interface Entry {
  tag: number;
  type: number;
  count: number;
  /** Where its value lies, or where that is said. */
  value: number;
}

function readerOf(block: Buffer, isLittleEndian: boolean) {
  const short = (at: number) => (isLittleEndian ? block.readUInt16LE(at) : block.readUInt16BE(at));
  const long = (at: number) => (isLittleEndian ? block.readUInt32LE(at) : block.readUInt32BE(at));

  return {
    long,

    entries(at: number): Entry[] {
      return Array.from({ length: Math.min(short(at), mostEntries) }, (_, index) => {
        const entry = at + 2 + index * 12;
        return {
          tag: short(entry),
          type: short(entry + 2),
          count: long(entry + 4),
          value: entry + 8,
        };
      });
    },

    /** A text of up to 40 characters, without the zero at its end. */
    text({ count, value }: Entry): string {
      const from = count <= 4 ? value : long(value);
      const text = block.toString(
        'latin1',
        from,
        Math.min(from + Math.min(count, 40), block.length),
      );
      return text.split('\0', 1)[0] ?? '';
    },
  };
}
