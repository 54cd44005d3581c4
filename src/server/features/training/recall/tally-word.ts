import { type PassageLayout, passageFlags } from './passage-layout.ts';
import type { PostingList } from './posting-list.ts';
import { ranking } from './ranking.ts';

const reach = ranking.around.length - 1;
// The weight of a word at each distance, from the farthest before to the farthest after.
const shares = Float32Array.from([...ranking.around.slice(1).toReversed(), ...ranking.around]);
const together = ranking.togetherWithin;

/** Occurrences of one word of the question in each passage, around it, and in each story. */
export type Tally = { own: Float32Array; around: Float32Array; inRun: Float32Array };

export function emptyTally({ size, runs }: PassageLayout): Tally {
  return {
    own: new Float32Array(size),
    around: new Float32Array(size),
    inRun: new Float32Array(runs.length),
  };
}

/** The passages and stories near an occurrence of one word, each once, with flags by number. */
export type Reached = {
  passages: number[];
  runs: number[];
  isNear: Uint8Array;
  /** Whether the word itself occurs within `togetherWithin` passages. */
  holds: Uint8Array;
  isRun: Uint8Array;
  inTitle: Float32Array;
};

/** The passages in which a person asked about speaks, and the stories with such passages. */
export type Voices = { isAsked: Uint8Array; isTalk: Uint8Array };

/**
 * Counts the occurrences of a term. Those of the word itself (`worth` 1) are added up; of near terms only the greatest
 * worth counts, however many there are.
 */
export function countOccurrences(
  { numbers, counts }: PostingList,
  worth: number,
  layout: PassageLayout,
  { own, around, inRun }: Tally,
  reached: Reached,
  voices?: Voices,
): void {
  const isExact = worth === 1;
  const put = isExact ? add : raise;
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i] ?? 0;
    const run = reachRun(number, worth, layout, reached);
    if (run < 0) continue;
    const isOther = voices?.isTalk[run] === 1 && voices.isAsked[number] === 0;
    const amount = isExact ? (counts[i] ?? 1) * (isOther ? ranking.otherVoiceCounts : 1) : worth;
    put(inRun, run, amount);
    const first = (layout.runFirst[run] ?? 0) + 1;
    const last = layout.runLast[run] ?? number;
    if (number < first) continue;
    put(own, number, amount);
    if (number < last && ((layout.flags[number] ?? 0) & passageFlags.asks) !== 0)
      put(own, number + 1, amount * ranking.answerCounts);
    const end = Math.min(last, number + reach);
    for (let other = Math.max(first, number - reach); other <= end; other++) {
      if (!reached.isNear[other]) reached.passages.push(other);
      reached.isNear[other] = 1;
      put(around, other, amount * (shares[other - number + reach] ?? 0));
    }
    const close = isExact ? Math.min(last, number + together) : -1;
    for (let other = Math.max(first, number - together); other <= close; other++)
      reached.holds[other] = 1;
  }
}

function add(amounts: Float32Array, at: number, amount: number): void {
  amounts[at] = (amounts[at] ?? 0) + amount;
}

function raise(amounts: Float32Array, at: number, least: number): void {
  if ((amounts[at] ?? 0) < least) amounts[at] = least;
}

/** Marks the story of a number and returns it, or -1; the first number of a story is its title. */
function reachRun(
  number: number,
  worth: number,
  { runOf, runFirst }: PassageLayout,
  { runs, isRun, inTitle }: Reached,
): number {
  const run = runOf[number] ?? -1;
  if (run < 0) return run;
  if (!isRun[run]) runs.push(run);
  isRun[run] = 1;
  if (number === runFirst[run]) raise(inTitle, run, worth);
  return run;
}
