import { describe, expect, it } from 'vitest';
import { decodeLayout, encodeLayout, layoutOf } from './passage-layout.ts';

describe('the layout of passages', () => {
  const layout = layoutOf(
    [
      { first: 0, count: 3 },
      { first: 5, count: 2 },
    ],
    Uint8Array.from([0, 40, 60, 9, 9, 0, 20]),
    Uint8Array.from([0, 1, 0, 0, 0, 0, 1]),
  );

  it('comes back as it was stored, from whichever bytes a driver hands over', () => {
    const stored = encodeLayout(layout);
    expect(decodeLayout(stored)).toEqual(layout);
    const within = Buffer.concat([Buffer.from('odd'), stored]).subarray(3);
    expect(decodeLayout(within)).toEqual(layout);
  });

  it('knows what is no longer in use', () => {
    expect([...layout.runOf]).toEqual([0, 0, 0, -1, -1, 1, 1]);
    expect(layout.live).toBe(5);
    expect(layout.averageWords).toBe(40);
  });
});
