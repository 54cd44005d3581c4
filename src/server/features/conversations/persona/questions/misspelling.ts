import { fold } from '#server/platform/language/words.ts';

/**
 * Whether a word is so near another that it must be meant for it: one slip in six letters or more,
 * two in nine. Shorter words are too often words of their own (Paris, pais).
 */
export function isMisspelling(word: string, meant: string): boolean {
  const [a, b] = [fold(word), fold(meant)];
  const slips = a.length >= 9 ? 2 : a.length >= 6 ? 1 : 0;
  return a[0] === b[0] && slips > 0 && distance(a, b) <= slips;
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
