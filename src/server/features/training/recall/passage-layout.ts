/** The passage numbers of one source; the first is its title. */
export type SourceRun = { first: number; count: number };

/** Bits of `flags`, one stored byte for each passage: whether it has an expression of time, and ends with a question. */
export const passageFlags = { tellsTime: 1, asks: 2 } as const;

/** Data of all passages of an ancestor for ranking, by passage number. */
export type PassageLayout = {
  /** One above the highest number in use. */
  size: number;
  /** How many numbers are in use, titles included. */
  live: number;
  /** Words of each passage; 0 for a title and for a number no longer in use. */
  words: Uint8Array;
  /** The `passageFlags` of each passage. */
  flags: Uint8Array;
  /** The run that each number belongs to; -1 where it is no longer in use. */
  runOf: Int32Array;
  runs: SourceRun[];
  /** First and last number and words of each run. */
  runFirst: Int32Array;
  runLast: Int32Array;
  runWords: Int32Array;
  averageWords: number;
};

export const emptyLayout: PassageLayout = layoutOf([], new Uint8Array(), new Uint8Array());

/** @param words and `flags` by passage number */
export function layoutOf(runs: SourceRun[], words: Uint8Array, flags: Uint8Array): PassageLayout {
  const size = words.length;
  const runOf = new Int32Array(size).fill(-1);
  const runWords = new Int32Array(runs.length);
  const runFirst = Int32Array.from(runs, ({ first }) => first);
  const runLast = Int32Array.from(runs, ({ first, count }) => first + count - 1);
  let live = 0;
  let total = 0;
  let counted = 0;
  runs.forEach(({ first, count }, run) => {
    runOf.fill(run, first, first + count);
    live += count;
    for (let number = first + 1; number < first + count; number++) {
      runWords[run] = (runWords[run] ?? 0) + (words[number] ?? 0);
      counted++;
    }
    total += runWords[run] ?? 0;
  });
  const averageWords = total / Math.max(1, counted);
  return { size, live, words, flags, runOf, runs, runFirst, runLast, runWords, averageWords };
}

export function encodeLayout({ runs, words, flags, size }: PassageLayout): Uint8Array {
  const head = new Uint32Array(2 + runs.length * 2);
  head.set([size, runs.length]);
  runs.forEach(({ first, count }, run) => {
    head.set([first, count], 2 + run * 2);
  });
  const bytes = new Uint8Array(head.byteLength + size * 2);
  bytes.set(new Uint8Array(head.buffer));
  bytes.set(words, head.byteLength);
  bytes.set(flags, head.byteLength + size);
  return bytes;
}

export function decodeLayout(stored: Uint8Array): PassageLayout {
  // A copy, aligned for Uint32Array: the pg driver returns a view of a larger buffer.
  const bytes = new Uint8Array(stored);
  const [size = 0, runCount = 0] = new Uint32Array(bytes.buffer, 0, 2);
  const numbers = new Uint32Array(bytes.buffer, 8, runCount * 2);
  const runs = Array.from({ length: runCount }, (_, run) => ({
    first: numbers[run * 2] ?? 0,
    count: numbers[run * 2 + 1] ?? 0,
  }));
  const body = 8 + runCount * 8;
  return layoutOf(runs, bytes.subarray(body, body + size), bytes.subarray(body + size));
}
