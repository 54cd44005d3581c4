import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePostings, encodePostings } from './posting-list.ts';

describe('a posting list', () => {
  it('comes back as it was stored', () => {
    const postings = fc
      .uniqueArray(fc.tuple(fc.nat(2_000_000), fc.integer({ min: 1, max: 255 })), {
        selector: ([n]) => n,
      })
      .map((pairs) => pairs.sort(([one], [other]) => one - other));
    fc.assert(
      fc.property(postings, (pairs) => {
        const list = {
          numbers: Int32Array.from(pairs.map(([number]) => number)),
          counts: Uint8Array.from(pairs.map(([, count]) => count)),
        };
        expect(decodePostings(encodePostings(list))).toEqual(list);
      }),
    );
  });
});
