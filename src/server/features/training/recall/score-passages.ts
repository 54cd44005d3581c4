import { type PassageLayout, passageFlags } from './passage-layout.ts';
import type { PostingList } from './posting-list.ts';
import { ranking } from './ranking.ts';
import { countOccurrences, emptyTally, type Reached, type Voices } from './tally-word.ts';

/** A word of the question with its weight and the postings of its terms. */
export type WeightedWord = {
  weight: number;
  lists: { list: PostingList; worth: number }[];
  /** The passages in which a speaker of this name speaks. */
  spokenBy?: PostingList;
};

export type ScoredPassages = {
  /** By passage number; 0 without a match nearby. */
  scores: Float32Array;
  /** The numbers above 0, in no order. */
  touched: number[];
};

/**
 * BM25 at three grains: the passage itself, the passage with its neighbours, and its story. So an answer next to the
 * words of the question is found too.
 */
export function scorePassages(
  words: WeightedWord[],
  layout: PassageLayout,
  asksWhen: boolean,
): ScoredPassages {
  const { size, runs } = layout;
  const scores = new Float32Array(size);
  const touched: number[] = [];
  const exact = emptyTally(layout);
  const near = emptyTally(layout);
  const company = new Float32Array(size);
  const runScores = new Float32Array(runs.length);
  const reached: Reached = {
    passages: [],
    runs: [],
    isNear: new Uint8Array(size),
    holds: new Uint8Array(size),
    isRun: new Uint8Array(runs.length),
    inTitle: new Float32Array(runs.length),
  };
  const held = new Float32Array(runs.length);
  const voices = voicesOf(words, layout);
  const averageRun = (layout.averageWords * layout.live) / Math.max(1, runs.length);

  for (const { weight, lists } of words) {
    for (const { list, worth } of lists) {
      const tally = worth === 1 ? exact : near;
      countOccurrences(list, worth, layout, tally, reached, voices);
    }
    for (const number of reached.passages) {
      const length = (layout.words[number] ?? 0) / layout.averageWords;
      const own = (exact.own[number] ?? 0) + (near.own[number] ?? 0);
      const around = (exact.around[number] ?? 0) + (near.around[number] ?? 0);
      const gain =
        saturate(own, length, ranking.passageB) + ranking.aroundShare * saturate(around, 1, 0);
      if (scores[number] === 0) touched.push(number);
      scores[number] = (scores[number] ?? 0) + weight * gain;
      if (reached.holds[number]) company[number] = (company[number] ?? 0) + weight;
      reached.isNear[number] = 0;
      reached.holds[number] = 0;
      exact.own[number] = 0;
      exact.around[number] = 0;
      near.own[number] = 0;
      near.around[number] = 0;
    }
    for (const run of reached.runs) {
      const length = (layout.runWords[run] ?? 0) / averageRun;
      const within = (exact.inRun[run] ?? 0) + (near.inRun[run] ?? 0);
      const gain =
        ranking.storyShare * saturate(within, length, ranking.storyB) +
        ranking.titleShare * (reached.inTitle[run] ?? 0);
      runScores[run] = (runScores[run] ?? 0) + weight * gain;
      held[run] = (held[run] ?? 0) + weight * Math.min(1, within);
      reached.isRun[run] = 0;
      reached.inTitle[run] = 0;
      exact.inRun[run] = 0;
      near.inRun[run] = 0;
    }
    reached.passages.length = 0;
    reached.runs.length = 0;
  }
  addRuns(runScores, layout, scores, touched);
  const asked = words.reduce((sum, word) => sum + word.weight, 0);
  for (const number of touched) {
    // Words of the question close together, or in one story, count more than the same words far apart.
    const share = ((company[number] ?? 0) + (held[layout.runOf[number] ?? -1] ?? 0)) / asked;
    const bonus = voices?.isAsked[number] ? 1 + ranking.spokenBonus : 1;
    scores[number] = (scores[number] ?? 0) * (1 + ranking.togetherBonus * share) * bonus;
  }
  if (asksWhen) favourTimes(layout, scores, touched);
  return { scores, touched };
}

function saturate(count: number, length: number, b: number): number {
  if (count <= 0) return 0;
  return (count * (ranking.k1 + 1)) / (count + ranking.k1 * (1 - b + b * length));
}

// A match in the title counts for every passage of the story.
function addRuns(
  runScores: Float32Array,
  { runFirst, runLast }: PassageLayout,
  scores: Float32Array,
  touched: number[],
): void {
  runScores.forEach((score, run) => {
    if (score === 0) return;
    const last = runLast[run] ?? -1;
    for (let number = (runFirst[run] ?? 0) + 1; number <= last; number++) {
      const before = scores[number] ?? 0;
      if (before === 0) touched.push(number);
      scores[number] = before + score;
    }
  });
}

// In transcripts, passages spoken by the person asked about count more than those of the others.
function voicesOf(words: WeightedWord[], layout: PassageLayout): Voices | undefined {
  const spoken = words.flatMap(({ spokenBy }) => (spokenBy ? [spokenBy.numbers] : []));
  if (spoken.length === 0) return undefined;
  const { size, runs, runOf } = layout;
  const voices = { isAsked: new Uint8Array(size), isTalk: new Uint8Array(runs.length) };
  for (const numbers of spoken) {
    for (const number of numbers) {
      voices.isAsked[number] = 1;
      voices.isTalk[runOf[number] ?? -1] = 1;
    }
  }
  return voices;
}

function favourTimes(layout: PassageLayout, scores: Float32Array, touched: number[]): void {
  for (const number of touched) {
    const score = scores[number] ?? 0;
    if ((layout.flags[number] ?? 0) & passageFlags.tellsTime)
      scores[number] = score + ranking.timeBonus * Math.min(1, score / 4);
  }
}
