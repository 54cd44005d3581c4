import { type PassageLayout, traits } from './passage-layout.ts';
import type { PostingList } from './posting-list.ts';

/** A word of the question, the postings of every term that may stand for it, and how telling it is. */
export type WeightedWord = {
  weight: number;
  lists: { list: PostingList; worth: number }[];
  /** Where somebody of this name speaks. */
  spokenBy?: PostingList;
};

export type ScoredPassages = {
  /** By passage number; 0 where nothing of the question is near. */
  scores: Float32Array;
  /** The numbers above 0, in no order. */
  touched: number[];
};

/** `around` is what a word counts at each distance, in passages; found by measuring on conversations (`npm run bench:recall`). */
export const ranking = {
  k1: 1.2,
  passageB: 0.4,
  storyB: 0.6,
  around: [1, 0.7, 0.5, 0.35, 0.25, 0.2, 0.15],
  aroundShare: 0.8,
  storyShare: 0.3,
  titleCounts: 2,
  timeBonus: 2,
  togetherBonus: 0.25,
  togetherWithin: 2,
  /** What a word of a question that is asked in the text counts in the answer: the passage after it. */
  answerCounts: 0.5,
  spokenBonus: 0.3,
};

const reach = ranking.around.length - 1;
// What a word counts at each distance, from the farthest before to the farthest after.
const shares = Float32Array.from([...ranking.around.slice(1).toReversed(), ...ranking.around]);
const together = ranking.togetherWithin;

/**
 * BM25 at three grains at once: the passage itself, the passage with what stands around it, and its whole story.
 * A passage gets support from its neighbours and its story, so that an answer beside the words asked for is found.
 */
export function scorePassages(
  words: WeightedWord[],
  layout: PassageLayout,
  asksWhen: boolean,
): ScoredPassages {
  const { size, runOf, runs, runFirst, runLast } = layout;
  const scores = new Float32Array(size);
  const touched: number[] = [];
  const own = new Float32Array(size);
  const around = new Float32Array(size);
  const company = new Float32Array(size);
  const held = new Uint8Array(size);
  const inRun = new Float32Array(runs.length);
  const runScores = new Float32Array(runs.length);
  const averageRun = (layout.averageWords * layout.live) / Math.max(1, runs.length);

  for (const { weight, lists } of words) {
    const near: number[] = [];
    const runsHit: number[] = [];
    for (const { list, worth } of lists) {
      for (let i = 0; i < list.numbers.length; i++) {
        const number = list.numbers[i] ?? 0;
        const run = runOf[number] ?? -1;
        if (run < 0) continue;
        const first = runFirst[run] ?? 0;
        const amount = (list.counts[i] ?? 1) * worth;
        if (inRun[run] === 0) runsHit.push(run);
        const isTitle = number === first;
        inRun[run] = (inRun[run] ?? 0) + (isTitle ? amount * ranking.titleCounts : amount);
        if (isTitle) continue;
        own[number] = (own[number] ?? 0) + amount;
        if ((layout.traits[number] ?? 0) & traits.asks && number < (runLast[run] ?? number))
          own[number + 1] = (own[number + 1] ?? 0) + amount * ranking.answerCounts;
        const from = Math.max(first + 1, number - reach);
        const to = Math.min(runLast[run] ?? number, number + reach);
        for (let other = from; other <= to; other++) {
          const before = around[other] ?? 0;
          if (before === 0) near.push(other);
          around[other] = before + amount * (shares[other - number + reach] ?? 0);
        }
        if (worth < 1) continue;
        const end = Math.min(to, number + together);
        for (let other = Math.max(from, number - together); other <= end; other++) held[other] = 1;
      }
    }
    for (const number of near) {
      const length = (layout.words[number] ?? 0) / layout.averageWords;
      const gain =
        saturate(own[number] ?? 0, length, ranking.passageB) +
        ranking.aroundShare * saturate(around[number] ?? 0, 1, 0);
      if (scores[number] === 0) touched.push(number);
      scores[number] = (scores[number] ?? 0) + weight * gain;
      if (held[number]) company[number] = (company[number] ?? 0) + weight;
      held[number] = 0;
      own[number] = 0;
      around[number] = 0;
    }
    for (const run of runsHit) {
      const length = (layout.runWords[run] ?? 0) / averageRun;
      runScores[run] =
        (runScores[run] ?? 0) + weight * saturate(inRun[run] ?? 0, length, ranking.storyB);
      inRun[run] = 0;
    }
  }
  addRuns(runScores, layout, scores, touched);
  const asked = words.reduce((sum, word) => sum + word.weight, 0);
  for (const number of touched) {
    // Several words of the question close together say more than the same ones far apart.
    const share = (company[number] ?? 0) / asked;
    scores[number] = (scores[number] ?? 0) * (1 + ranking.togetherBonus * share);
  }
  favourSpeakers(words, scores);
  if (asksWhen) favourTimes(layout, scores, touched);
  return { scores, touched };
}

function saturate(count: number, length: number, b: number): number {
  if (count <= 0) return 0;
  return (count * (ranking.k1 + 1)) / (count + ranking.k1 * (1 - b + b * length));
}

// A title alone may name what is asked for: then every passage of its story answers a little.
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
      scores[number] = before + ranking.storyShare * score;
    }
  });
}

// What somebody says answers best what is asked about them.
function favourSpeakers(words: WeightedWord[], scores: Float32Array): void {
  const spoken = new Set(words.flatMap(({ spokenBy }) => [...(spokenBy?.numbers ?? [])]));
  for (const number of spoken) scores[number] = (scores[number] ?? 0) * (1 + ranking.spokenBonus);
}

function favourTimes(layout: PassageLayout, scores: Float32Array, touched: number[]): void {
  for (const number of touched) {
    const score = scores[number] ?? 0;
    if ((layout.traits[number] ?? 0) & traits.tellsTime)
      scores[number] = score + ranking.timeBonus * Math.min(1, score / 4);
  }
}
