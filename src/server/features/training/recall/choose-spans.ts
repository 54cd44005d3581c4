import { limits } from '#shared/limits.ts';
import type { PassageLayout } from './passage-layout.ts';
import { ranking } from './ranking.ts';
import type { ScoredPassages } from './score-passages.ts';

/** Successive passages of one source: the first and last number, the one with the best score, and their total score. */
export type Span = { first: number; last: number; best: number; score: number };

const passagesWeighed = 300;

/** Chooses the best spans, greedily: at most `limits.passageWords` long, not overlapping, best first. */
export function chooseSpans(scored: ScoredPassages, layout: PassageLayout, limit: number): Span[] {
  const { scores } = scored;
  const ranked = best(scored, passagesWeighed + limit * 4);
  const top = scores[ranked[0] ?? -1] ?? 0;
  const temperature = top * ranking.temperature;
  const gain = (number: number) => Math.exp(((scores[number] ?? 0) - top) / temperature);
  const taken = new Set<number>();
  const candidates = new Map<number, Span>();
  const startsOf = (number: number) => startsThatReach(number, layout, taken);
  const weigh = (start: number) => {
    const span = spanFrom(start, layout, taken, gain, scores);
    if (span) candidates.set(start, span);
    else candidates.delete(start);
  };
  for (const start of new Set(ranked.flatMap(startsOf))) weigh(start);

  const chosen: Span[] = [];
  // Further spans of the same story count less.
  const shares = new Map<number, number>();
  const shareOf = ({ first }: Span) => shares.get(layout.runOf[first] ?? -1) ?? 1;
  while (chosen.length < limit && candidates.size > 0) {
    let next: Span | undefined;
    let most = 0;
    for (const span of candidates.values()) {
      const score = span.score * shareOf(span);
      if (score <= most) continue;
      next = span;
      most = score;
    }
    if (!next) break;
    chosen.push({ ...next, score: top + temperature * Math.log(most) });
    shares.set(layout.runOf[next.first] ?? -1, shareOf(next) * ranking.repeatShare);
    const stale = startsOf(next.first);
    for (let number = next.first; number <= next.last; number++) {
      taken.add(number);
      stale.push(number);
    }
    for (const start of stale) if (candidates.has(start)) weigh(start);
  }
  return chosen;
}

function best({ scores, touched }: ScoredPassages, most: number): number[] {
  const least = touched.length > most ? leastOfBest(scores, most) : 0;
  const score = (number: number) => scores[number] ?? 0;
  return touched
    .filter((number) => score(number) >= least)
    .sort((one, other) => score(other) - score(one) || one - other)
    .slice(0, most);
}

// A histogram of scores is many times faster than sorting, with fifty thousand passages.
function leastOfBest(scores: Float32Array, most: number): number {
  const steps = 1_000;
  let top = 0;
  for (const score of scores) if (score > top) top = score;
  const counts = new Uint32Array(steps + 1);
  for (const score of scores) {
    const step = Math.floor((score / top) * steps);
    counts[step] = (counts[step] ?? 0) + 1;
  }
  let above = 0;
  for (let step = steps; step > 0; step--) {
    above += counts[step] ?? 0;
    if (above >= most) return (step / steps) * top;
  }
  return 0;
}

function startsThatReach(
  number: number,
  { runOf, runs, words }: PassageLayout,
  taken: ReadonlySet<number>,
): number[] {
  const first = runs[runOf[number] ?? -1]?.first ?? number;
  const starts: number[] = [];
  let length = 0;
  for (let start = number; start > first && !taken.has(start); start--) {
    length += words[start] ?? 0;
    if (start < number && length > limits.passageWords) break;
    starts.push(start);
  }
  return starts;
}

function spanFrom(
  start: number,
  { runOf, words }: PassageLayout,
  taken: ReadonlySet<number>,
  gain: (number: number) => number,
  scores: Float32Array,
): Span | undefined {
  if (taken.has(start)) return undefined;
  const span: Span = { first: start, last: start, best: start, score: 0 };
  let length = 0;
  for (let number = start; runOf[number] === runOf[start] && !taken.has(number); number++) {
    length += words[number] ?? 0;
    if (number > start && length > limits.passageWords) break;
    span.score += gain(number);
    span.last = number;
    if ((scores[number] ?? 0) > (scores[span.best] ?? 0)) span.best = number;
  }
  return span;
}
