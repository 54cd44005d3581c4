import type { z } from 'zod';
import type { figure, SceneSetting, season, timeOfDay } from '#shared/contracts/stories.ts';

export type Figure = z.infer<typeof figure>;
export type TimeOfDay = z.infer<typeof timeOfDay>;
export type Season = z.infer<typeof season>;

export const settingWords: Record<SceneSetting, string> = {
  home: 'At home',
  kitchen: 'In the kitchen',
  village: 'A village',
  city: 'A city street',
  sea: 'The sea or a harbour',
  farm: 'Farm and fields',
  mountains: 'Mountains',
  forest: 'A forest',
  school: 'A school',
  church: 'A church',
  hospital: 'A hospital',
  factory: 'A factory',
  workshop: 'A workshop',
  ship: 'A ship',
  station: 'A station',
  road: 'On the road',
  hardship: 'Hard times',
  celebration: 'A celebration',
  garden: 'A garden',
  office: 'An office',
  memory: 'A page of an album',
};

export const timeWords: Record<TimeOfDay, string> = {
  morning: 'Morning',
  day: 'Day',
  evening: 'Evening',
  night: 'Night',
};

export const seasonWords: Record<Season, string> = {
  spring: 'Spring',
  summer: 'Summer',
  autumn: 'Autumn',
  winter: 'Winter',
};

export const ageWords: Record<Figure['age'], string> = {
  baby: 'Baby',
  child: 'Child',
  youth: 'Youth',
  adult: 'Grown-up',
  elder: 'Elder',
};

export const genderWords: Record<Figure['gender'], string> = {
  female: 'Female',
  male: 'Male',
};

/** The options of a select, in the order of their words. */
export function optionsOf<Value extends string>(
  words: Record<Value, string>,
): { value: Value; label: string }[] {
  return (Object.keys(words) as Value[]).map((value) => ({ value, label: words[value] }));
}
