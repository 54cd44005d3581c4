import { expect, test } from 'vitest';
import { decodeLayout, encodeLayout, layoutOf } from './passage-layout.ts';

test('a layout is the same after it was stored, wherever in memory the driver put it', () => {
  const layout = layoutOf(
    [{ first: 0, count: 3 }],
    Uint8Array.from([0, 12, 7]),
    Uint8Array.from([0, 1, 0]),
  );
  const stored = encodeLayout(layout);
  expect(decodeLayout(stored)).toEqual(layout);
  const amidOthers = Buffer.concat([Buffer.alloc(5, 255), stored, Buffer.alloc(5, 255)]);
  expect(decodeLayout(amidOthers.subarray(5, 5 + stored.length))).toEqual(layout);
});
