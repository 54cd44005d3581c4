import { type PassageLayout, traits } from './passage-layout.ts';
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

/** Adds the occurrences of a word. */
export function countSaid(
  list: PostingList,
  layout: PassageLayout,
  tally: Tally,
  reached: Reached,
  voices?: Voices,
): void {
  const { own, around, inRun } = tally;
  for (let i = 0; i < list.numbers.length; i++) {
    const number = list.numbers[i] ?? 0;
    const run = reachRun(number, 1, layout, reached);
    if (run < 0) continue;
    const isOther = voices?.isTalk[run] === 1 && voices.isAsked[number] === 0;
    const amount = (list.counts[i] ?? 1) * (isOther ? ranking.otherVoiceCounts : 1);
    inRun[run] = (inRun[run] ?? 0) + amount;
    const first = (layout.runFirst[run] ?? 0) + 1;
    const last = layout.runLast[run] ?? number;
    if (number < first) continue;
    own[number] = (own[number] ?? 0) + amount;
    if (handsOn(number, last, layout))
      own[number + 1] = (own[number + 1] ?? 0) + amount * ranking.answerCounts;
    const end = Math.min(last, number + reach);
    for (let other = Math.max(first, number - reach); other <= end; other++) {
      reachPassage(other, reached);
      around[other] = (around[other] ?? 0) + amount * (shares[other - number + reach] ?? 0);
    }
    const close = Math.min(last, number + together);
    for (let other = Math.max(first, number - together); other <= close; other++)
      reached.holds[other] = 1;
  }
}

/** Notes the greatest worth among near terms: many of them count no more than the nearest. */
export function countNearest(
  list: PostingList,
  worth: number,
  layout: PassageLayout,
  tally: Tally,
  reached: Reached,
): void {
  const { own, around, inRun } = tally;
  for (const number of list.numbers) {
    const run = reachRun(number, worth, layout, reached);
    if (run < 0) continue;
    raise(inRun, run, worth);
    const first = (layout.runFirst[run] ?? 0) + 1;
    const last = layout.runLast[run] ?? number;
    if (number < first) continue;
    raise(own, number, worth);
    if (handsOn(number, last, layout)) raise(own, number + 1, worth * ranking.answerCounts);
    const end = Math.min(last, number + reach);
    for (let other = Math.max(first, number - reach); other <= end; other++) {
      reachPassage(other, reached);
      raise(around, other, worth * (shares[other - number + reach] ?? 0));
    }
  }
}

function raise(amounts: Float32Array, at: number, least: number): void {
  if ((amounts[at] ?? 0) < least) amounts[at] = least;
}

function reachPassage(number: number, { passages, isNear }: Reached): void {
  if (isNear[number]) return;
  isNear[number] = 1;
  passages.push(number);
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

function handsOn(number: number, last: number, layout: PassageLayout): boolean {
  return number < last && ((layout.traits[number] ?? 0) & traits.asks) !== 0;
}
