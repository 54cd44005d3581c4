import type { Cues } from './cues/cues.ts';
import { type LifeStage, lifeStages } from './cues/life-stages.ts';
import { findPlaces } from './find-places.ts';

/** What a stretch of a life says of itself, each only where it is said. */
export interface SceneFacts {
  places: string[];
  year?: number;
  /** Of the teller, in years. */
  age?: number;
  season?: string;
  timeOfDay?: string;
  /** The strongest first. */
  stages: LifeStage[];
}

export function readFacts(text: string, cues: Cues): SceneFacts {
  const strength = (stage: LifeStage) =>
    text.match(new RegExp(cues.stages[stage].source, `g${cues.stages[stage].flags}`))?.length ?? 0;
  const stages = lifeStages
    .map((stage) => ({ stage, times: strength(stage) }))
    .filter(({ times }) => times > 0)
    .toSorted((one, other) => other.times - one.times);
  return {
    places: [...new Set(findPlaces(text, cues).map(({ name }) => name))],
    year: findYear(text),
    age: findAge(text, cues),
    season: cues.seasons.find(([, words]) => words.test(text))?.[0],
    timeOfDay: cues.times.find(([, words]) => words.test(text))?.[0],
    stages: stages.map(({ stage }) => stage),
  };
}

/** The first year that a text names. */
export function findYear(text: string): number | undefined {
  const year = /(?<![\d.,:£$€])(1[6-9]\d\d|20\d\d)(?![\d:]|[.,]\d)/.exec(text)?.[1];
  return year === undefined ? undefined : Number(year);
}

function findAge(text: string, cues: Cues): number | undefined {
  const said = cues.age.exec(text)?.[1]?.toLowerCase();
  if (said === undefined) return undefined;
  const years = /^\d+$/.test(said)
    ? Number(said)
    : said.split(/-| e /).reduce((sum, word) => sum + (cues.ages[word] ?? Number.NaN), 0);
  return years > 0 && years <= 110 ? years : undefined;
}
