import { featureNames } from './answer-features.ts';
import {
  type AnswerWeights,
  gradeFeatureNames,
  passageFeatureNames,
  passageFeatures,
  rankCandidates,
} from './choose-answer.ts';
import type { CandidateAnswer } from './find-answers.ts';

/** A question with its candidates and those that hold the right fact; none does where it was never told. */
export interface AnswerExample {
  family: string;
  /** Whether the family told the answer. */
  isTold: boolean;
  /** Whether it was asked once more, behind the reply to an unrelated question: it is graded so, but ranks nothing. */
  isBehindAnother?: boolean;
  candidates: readonly CandidateAnswer[];
  isRight: (candidate: CandidateAnswer) => boolean;
  /** Whether the passage of a candidate holds the fact. */
  isInPassage: (candidate: CandidateAnswer) => boolean;
}

/** One list to rank: the features of each item, and whether it is right. */
type RankedList = { features: number[]; isRight: boolean }[];

/**
 * Trains the ranking of sentences and passages on the told questions, and the grading on all of them. Each half of the
 * families is graded by rankings trained on the other half, so that grading learns how rankings do on strangers.
 */
export function trainAnswers(examples: readonly AnswerExample[]): AnswerWeights {
  const families = [...new Set(examples.map(({ family }) => family))].toSorted();
  const graded = [0, 1].flatMap((half) => {
    const isOfHalf = ({ family }: AnswerExample) => families.indexOf(family) % 2 === half;
    const ranking = trainRankings(examples.filter((each) => !isOfHalf(each)));
    return examples.filter(isOfHalf).flatMap(({ candidates, isRight }) => {
      const ranked = rankCandidates(candidates, ranking);
      if (!ranked) return [];
      return [{ features: ranked.grading, isRight: isRight(ranked.best) }];
    });
  });
  return { ...trainRankings(examples), grade: trainGrade(graded) };
}

function trainRankings(all: readonly AnswerExample[]) {
  const examples = all.filter(({ isBehindAnother }) => !isBehindAnother);
  const sentences = examples.map(({ candidates, isRight }) =>
    candidates.map((each) => ({ features: each.features, isRight: isRight(each) })),
  );
  const passages = examples.map(({ candidates, isInPassage }) =>
    [...Map.groupBy(candidates, ({ rank }) => rank).values()].map((group) => ({
      features: passageFeatures(group),
      isRight: group[0] !== undefined && isInPassage(group[0]),
    })),
  );
  return {
    sentence: trainRanking(sentences, featureNames.length),
    passage: trainRanking(passages, passageFeatureNames.length),
  };
}

const steps = 300;
const rate = 0.05;
const rankingDecay = 0.02;
const gradeDecay = 3;

/** Softmax over each list, its right items together as likely as can be (Adam). */
function trainRanking(lists: readonly RankedList[], size: number): number[] {
  const told = lists
    .filter((list) => list.length > 1 && list.some(({ isRight }) => isRight))
    .map((list) => ({
      values: Float64Array.from(list.flatMap(({ features }) => features)),
      isRight: list.map(({ isRight }) => isRight),
    }));
  return descend(size, (weights) => {
    const slope = weights.map((weight) => rankingDecay * weight);
    for (const { values, isRight } of told) {
      const shares = softmax(isRight.map((_, item) => dotAt(values, item * size, weights)));
      const right = shares.reduce((sum, share, item) => sum + (isRight[item] ? share : 0), 0);
      for (let item = 0; item < isRight.length; item++) {
        const share = shares[item] as number;
        const wanted = isRight[item] ? share / Math.max(right, 1e-12) : 0;
        const error = (share - wanted) / told.length;
        for (let index = 0; index < size; index++)
          slope[index] = (slope[index] as number) + error * (values[item * size + index] as number);
      }
    }
    return slope;
  });
}

/** The product of the weights with as many values from a place on. */
function dotAt(values: Float64Array, from: number, weights: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < weights.length; index++)
    sum += (values[from + index] as number) * (weights[index] as number);
  return sum;
}

function trainGrade(items: readonly { features: number[]; isRight: boolean }[]) {
  const size = gradeFeatureNames.length;
  const indexes = Array.from({ length: size }, (_, index) => index);
  const mean = indexes.map(
    (index) => items.reduce((sum, { features }) => sum + (features[index] ?? 0), 0) / items.length,
  );
  const deviation = indexes.map((index) => {
    const squares = items.reduce(
      (sum, { features }) => sum + ((features[index] ?? 0) - (mean[index] ?? 0)) ** 2,
      0,
    );
    return Math.sqrt(squares / items.length) || 1;
  });
  const rows = items.map(({ features, isRight }) => ({
    values: [...features.map((value, at) => (value - (mean[at] ?? 0)) / (deviation[at] ?? 1)), 1],
    isRight,
  }));
  const all = descend(size + 1, (weights) => {
    const slope = weights.map((weight, at) =>
      at < size ? (gradeDecay * weight) / items.length : 0,
    );
    for (const { values, isRight } of rows) {
      const error = (1 / (1 + Math.exp(-dot(values, weights))) - (isRight ? 1 : 0)) / items.length;
      values.forEach((value, index) => {
        slope[index] = (slope[index] ?? 0) + error * value;
      });
    }
    return slope;
  });
  return { mean, deviation, weights: all.slice(0, size), bias: all[size] ?? 0 };
}

function descend(size: number, slopeAt: (weights: number[]) => number[]): number[] {
  const weights = new Array<number>(size).fill(0);
  const first = new Array<number>(size).fill(0);
  const second = new Array<number>(size).fill(0);
  for (let step = 1; step <= steps; step++)
    slopeAt(weights).forEach((slope, at) => {
      first[at] = 0.9 * (first[at] ?? 0) + 0.1 * slope;
      second[at] = 0.999 * (second[at] ?? 0) + 0.001 * slope ** 2;
      const scale = Math.sqrt((second[at] ?? 0) / (1 - 0.999 ** step)) + 1e-8;
      weights[at] = (weights[at] ?? 0) - (rate * (first[at] ?? 0)) / (1 - 0.9 ** step) / scale;
    });
  return weights.map((weight) => Math.round(weight * 1e4) / 1e4);
}

function softmax(values: readonly number[]): number[] {
  const top = Math.max(...values);
  const powers = values.map((value) => Math.exp(value - top));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

function dot(values: readonly number[], weights: readonly number[]): number {
  return values.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0);
}
