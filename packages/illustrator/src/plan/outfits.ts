import type { Language } from '@heartwood/reading/language';
import type { Cast } from '../cast/cast-of.ts';
import { subjectBefore } from '../lexicon/kin.ts';
import { readChoices, type Trust, weigh } from '../lexicon/lexicon.ts';
import {
  type Age,
  type Mood,
  type Outfit,
  outfits,
  type PlannedPerson,
  type SceneSetting,
} from '../picture/picture-plan.ts';

const outfitWords = readChoices('outfits', outfits);

/** What each person named wears for their work or the day, with the words that say so. */
export function workOf(
  text: string,
  language: Language,
  trust: Trust,
): Map<string, { outfit: Outfit; words: string[] }> {
  const worn = new Map<string, { outfit: Outfit; words: string[] }>();
  for (const { choice, words, index } of weigh(text, outfitWords, language, trust)) {
    const who = ['festive', 'mourning', 'bride', 'pupil'].includes(choice)
      ? 'all'
      : subjectBefore(text, index, language);
    if (!worn.has(who)) worn.set(who, { outfit: choice, words });
  }
  return worn;
}

const workplaces: Partial<Record<SceneSetting, Outfit[]>> = {
  farm: ['farmer'],
  sea: ['fisher'],
  school: ['teacher'],
  hospital: ['nurse', 'doctor'],
  factory: ['worker', 'miner'],
  kitchen: ['baker'],
  ship: ['sailor', 'fisher'],
  office: ['office'],
  workshop: ['worker'],
  church: ['priest'],
};

interface Wearing {
  person: Pick<PlannedPerson, 'who' | 'age' | 'gender'>;
  setting: SceneSetting;
  mood: Mood;
  worn: Map<string, { outfit: Outfit; words: string[] }>;
  cast: Cast;
}

const young = (age: Age) => age === 'child' || age === 'baby';

export function outfitOf({ person, setting, mood, worn, cast }: Wearing): Outfit {
  const common = worn.get('all')?.outfit;
  const own = worn.get(person.who)?.outfit;
  if (common === 'mourning') return 'mourning';
  if (common === 'bride' && mood === 'quiet') return 'everyday';
  if (common === 'bride') {
    if (
      ['main', 'husband', 'wife'].includes(person.who) &&
      (person.age === 'adult' || person.age === 'youth')
    )
      return person.gender === 'female' ? 'bride' : 'groom';
    return 'festive';
  }
  if (young(person.age))
    return common === 'pupil' && setting === 'school' && person.age === 'child'
      ? 'pupil'
      : common === 'festive' && mood !== 'quiet'
        ? 'festive'
        : 'everyday';
  if (mood === 'quiet' && setting === 'hardship') return 'everyday';
  if (own && own !== 'pupil' && own !== 'festive') return own;
  if (setting === 'farm' && person.age !== 'youth') return 'farmer';
  if (person.who === 'teacher') return 'teacher';
  if (
    person.who === 'main' &&
    person.age === 'adult' &&
    cast.work &&
    workplaces[setting]?.includes(cast.work)
  )
    return cast.work;
  if (setting === 'factory' && person.who === 'main') return 'worker';
  if (setting === 'office' && person.who === 'main') return 'office';
  return common === 'festive' && mood !== 'quiet' ? 'festive' : 'everyday';
}
