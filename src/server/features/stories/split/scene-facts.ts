import { readNumber } from '@heartwood/reading/numbers';
import { type Cues, type LifeStage, lifeStages, seasons, timesOfDay } from './cues/cues.ts';
import { findPlaces } from './find-places.ts';

/** Facts that a part of a life story states. */
export interface SceneFacts {
  places: string[];
  year?: number;
  /** The narrator's age in years. */
  age?: number;
  season?: string;
  timeOfDay?: string;
  /** The most frequent first. */
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
    season: seasons.find((season) => cues.seasons[season].test(text)),
    timeOfDay: timesOfDay.find((time) => cues.timesOfDay[time].test(text)),
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
  const years = /^\d+$/.test(said) ? Number(said) : readNumber(said.split(' '))?.value;
  return years && years <= 110 ? years : undefined;
}
