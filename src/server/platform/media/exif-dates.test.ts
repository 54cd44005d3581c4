import { expect, test } from 'vitest';
import { readExifDates } from './exif-dates.ts';

const original = '1987:06:05 12:30:00\0';

/** A block as a camera with its bytes the other way round writes it, with one date. */
function block({ pointsTo = 26 } = {}): Buffer {
  const data = Buffer.alloc(44 + original.length);
  data.write('MM\0*', 'latin1');
  data.writeUInt32BE(8, 4);
  writeEntry(data, 8, { tag: 0x8769, type: 4, count: 1, value: pointsTo });
  writeEntry(data, 26, { tag: 0x9003, type: 2, count: original.length, value: 44 });
  data.write(original, 44, 'latin1');
  return data;
}

function writeEntry(
  data: Buffer,
  at: number,
  entry: { tag: number; type: number; count: number; value: number },
) {
  data.writeUInt16BE(1, at);
  data.writeUInt16BE(entry.tag, at + 2);
  data.writeUInt16BE(entry.type, at + 4);
  data.writeUInt32BE(entry.count, at + 6);
  data.writeUInt32BE(entry.value, at + 10);
}

test('reads when a photo was taken, wherever in the file that is said', () => {
  const dates = { original: '1987:06:05 12:30:00' };
  expect(readExifDates(block())).toEqual(dates);
  const file = Buffer.concat([Buffer.from('a photo … Exif\0\0'), block(), Buffer.alloc(50)]);
  expect(readExifDates(file)).toEqual(dates);
});

test('says nothing of a block that is cut off, points at itself, or is none', () => {
  const whole = block();
  for (let length = 0; length < 44; length += 1)
    expect(readExifDates(whole.subarray(0, length))).toEqual({});
  expect(readExifDates(block({ pointsTo: 8 }))).toEqual({});
  expect(readExifDates(block({ pointsTo: 0xffffffff }))).toEqual({});
  expect(readExifDates(Buffer.alloc(10_000))).toEqual({});
});
