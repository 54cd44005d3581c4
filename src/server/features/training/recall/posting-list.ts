/** The passages of a term: their numbers, ascending, and its count in each. */
export type PostingList = { numbers: Int32Array; counts: Uint8Array };

const mostPerPassage = 255;

/** Encodes differences of numbers and counts as variable-length integers (7 bits a byte, the top bit says 'more'). */
export function encodePostings({ numbers, counts }: PostingList): Uint8Array {
  const bytes = new Uint8Array(numbers.length * 7);
  let at = 0;
  let before = -1;
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i] ?? 0;
    const count = counts[i] ?? 1;
    // Nearly every count is 1: one bit of the step says whether a count follows.
    let rest = (number - before - 1) * 2 + (count > 1 ? 1 : 0);
    while (rest >= 128) {
      bytes[at++] = (rest % 128) | 128;
      rest = Math.floor(rest / 128);
    }
    bytes[at++] = rest;
    if (count > 1) bytes[at++] = Math.min(count, mostPerPassage);
    before = number;
  }
  return bytes.slice(0, at);
}

/** The reverse of `encodePostings`. */
export function decodePostings(bytes: Uint8Array): PostingList {
  const numbers = new Int32Array(bytes.length);
  const counts = new Uint8Array(bytes.length);
  let found = 0;
  let before = -1;
  for (let at = 0; at < bytes.length; ) {
    let rest = 0;
    let scale = 1;
    let byte = bytes[at++] ?? 0;
    while (byte >= 128) {
      rest += (byte - 128) * scale;
      scale *= 128;
      byte = bytes[at++] ?? 0;
    }
    rest += byte * scale;
    before += Math.floor(rest / 2) + 1;
    numbers[found] = before;
    counts[found++] = rest % 2 ? (bytes[at++] ?? 1) : 1;
  }
  return { numbers: numbers.subarray(0, found), counts: counts.subarray(0, found) };
}
