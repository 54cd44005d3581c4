import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { featureNames } from './answer-features.ts';
import type { CandidateAnswer } from './find-answers.ts';

/** Weights of the three models, each in the order of its features; trained by `npm run train:answers`. */
export interface AnswerWeights {
  /** Ranks sentences within their passages, by `featureNames`. */
  sentence: readonly number[];
  /** Ranks passages, by `passageFeatureNames`. */
  passage: readonly number[];
  /** Whether the best sentence answers the question. */
  grade: Grade;
}

/** Logistic regression over `gradeFeatureNames`, standardised first. */
export interface Grade {
  mean: readonly number[];
  deviation: readonly number[];
  weights: readonly number[];
  bias: number;
}

/** The sentence that answers best, how likely it does, and the passages by how likely they hold the answer. */
export interface ChosenAnswer {
  best: CandidateAnswer;
  probability: number;
  /** One candidate of each passage, its best, best passage first. */
  passages: CandidateAnswer[];
}

export const passageFeatureNames = [
  'own',
  'near',
  'windowOwn',
  'windowNear',
  'passageOwn',
  'passageNear',
  'titleNear',
  'relativeScore',
  'score',
  'rank0',
  'rank',
  'kindGiven',
  'kindMissing',
  'missingNames',
  'isDetail',
  'isMeAsked',
  'inMind',
  'bestTerm',
  'full',
  'toReader',
  'partingWord',
  'givenAndNear',
] as const;

export const gradeFeatureNames = [
  'sentence',
  'sentenceLead',
  'passage',
  'passageLead',
  'passageShare',
  'own',
  'near',
  'windowOwn',
  'windowNear',
  'passageOwn',
  'unknown',
  'missingNames',
  'otherName',
  'kindGiven',
  'kindMissing',
  'titleNear',
  'isDetail',
  'inMind',
  'termCount',
  'bestTerm',
  'full',
  'isMeAsked',
  'score',
  'said',
  'nameBeside',
  'followUp',
  'afterReply',
  'inMindFollowing',
  'partingWord',
] as const;

const at = Object.fromEntries(featureNames.map((name, index) => [name, index])) as Record<
  (typeof featureNames)[number],
  number
>;
type FeatureName = (typeof featureNames)[number];
const featureOf = ({ features }: CandidateAnswer, name: FeatureName) => features[at[name]] ?? 0;

/** What a passage is ranked by: the best that any of its sentences has. */
export function passageFeatures(candidates: readonly CandidateAnswer[]): number[] {
  const first = candidates[0];
  const most = (name: FeatureName) => Math.max(...candidates.map((each) => featureOf(each, name)));
  const least = (name: FeatureName) => Math.min(...candidates.map((each) => featureOf(each, name)));
  const given = candidates.map(
    (each) => featureOf(each, 'kindGiven') * featureOf(each, 'windowNear'),
  );
  return passageFeatureNames.map((name) => {
    if (name === 'givenAndNear') return Math.max(...given);
    if (name === 'kindMissing' || name === 'missingNames') return least(name);
    if (name === 'rank' || name === 'rank0' || name === 'score' || name === 'relativeScore')
      return first ? featureOf(first, name) : 0;
    return most(name);
  });
}

/** A question is its conversation's first, stands alone behind a reply, or follows up an earlier turn. */
export function standingOf(best: CandidateAnswer): 'first' | 'alone' | 'following' {
  if (featureOf(best, 'followUp') > 0) return 'following';
  return featureOf(best, 'afterReply') > 0 ? 'alone' : 'first';
}

/** Orders passages and sentences, and tells what the best one is graded by. Undefined without candidates. */
export function rankCandidates(
  candidates: readonly CandidateAnswer[],
  { sentence, passage }: Pick<AnswerWeights, 'sentence' | 'passage'>,
) {
  const scored = candidates.map((candidate) => ({
    candidate,
    score: dot(candidate.features, sentence),
  }));
  const groups = [...Map.groupBy(scored, ({ candidate }) => candidate.rank).values()]
    .map((group) => {
      const fresh = group.filter(({ candidate }) => featureOf(candidate, 'said') === 0);
      return {
        best: (fresh.length > 0 ? fresh : group).reduce((one, other) =>
          other.score > one.score ? other : one,
        ),
        isFresh: fresh.length > 0,
        score: dot(passageFeatures(group.map(({ candidate }) => candidate)), passage),
      };
    })
    .toSorted((one, other) => other.score - one.score);
  // The same sentence is not told twice in a row, unless there is nothing else.
  const top = groups.find(({ isFresh }) => isFresh) ?? groups[0];
  const second = groups.find((group) => group !== top);
  if (!top) return undefined;
  const rivals = scored.filter(({ candidate }) => candidate.rank !== top.best.candidate.rank);
  const rival = rivals.reduce((most, { score }) => Math.max(most, score), top.best.score - 3);
  const share = 1 / groups.reduce((sum, { score }) => sum + Math.exp(score - top.score), 0);
  const own = (name: FeatureName) => featureOf(top.best.candidate, name);
  const special: Record<string, number> = {
    sentence: top.best.score / 5,
    sentenceLead: rivals.length > 0 ? top.best.score - rival : 3,
    passage: top.score / 5,
    passageLead: second ? top.score - second.score : 3,
    passageShare: share,
    inMindFollowing: own('inMind') * own('followUp'),
  };
  return {
    best: top.best.candidate,
    passages: groups.map(({ best }) => best.candidate),
    grading: gradeFeatureNames.map((name) => special[name] ?? own(name as FeatureName)),
  };
}

let weights: AnswerWeights | undefined;

/** Chooses the sentence that answers, with its probability. Undefined where there is no candidate. */
export function chooseAnswer(
  candidates: readonly CandidateAnswer[],
  by: AnswerWeights = defaultWeights(),
): ChosenAnswer | undefined {
  const ranked = rankCandidates(candidates, by);
  if (!ranked) return undefined;
  const { best, passages, grading } = ranked;
  const { mean, deviation, weights: graded, bias } = by.grade;
  const sum = grading.reduce(
    (total, value, index) =>
      total + ((value - (mean[index] ?? 0)) / (deviation[index] || 1)) * (graded[index] ?? 0),
    bias,
  );
  return { best, passages, probability: 1 / (1 + Math.exp(-sum)) };
}

function defaultWeights(): AnswerWeights {
  weights ??= JSON.parse(
    readFileSync(join(import.meta.dirname, '../models/answers.json'), 'utf8'),
  ) as AnswerWeights;
  return weights;
}

function dot(values: readonly number[], weights: readonly number[]): number {
  return values.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0);
}
