import type { Language } from '@heartwood/reading/language';
import { pattern, type Trust } from '../lexicon/lexicon.ts';
import type { Mood, SceneSetting, Season } from '../picture/picture-plan.ts';
import { is, things } from '../props/things.ts';
import { settings } from '../settings/settings.ts';

interface Narrated {
  narration: string;
  language: Language;
  trust: Trust;
  mood: Mood;
  setting: SceneSetting;
  season: Season;
}

const most = 3;
const workPlaces: ReadonlySet<SceneSetting> = new Set([
  'factory',
  'workshop',
  'farm',
  'forest',
  'village',
  'mountains',
  'garden',
  'city',
]);
/** Things that a setting draws itself. */
const shown: Partial<Record<SceneSetting, string[]>> = {
  celebration: ['birthday-cake', 'wine-glass', 'pie'],
  kitchen: ['bread', 'teapot', 'pot-of-food'],
  school: ['globe-showing-europe-africa', 'books'],
  sea: ['anchor'],
  workshop: ['toolbox', 'hammer', 'carpentry-saw'],
  ship: ['anchor'],
};

export const isShown = (thing: string, setting: SceneSetting) =>
  shown[setting]?.includes(thing) ?? false;

/** The things named in the narration that can stand in the place, in the order in which they are told. */
export function thingsIn({
  narration,
  language,
  trust,
  mood,
  setting,
  season,
}: Narrated): { thing: string; words: string[] }[] {
  if (setting === 'memory' || setting === 'hardship') return [];
  const { inside } = settings[setting];
  const quiet = mood === 'quiet';
  const fits = (thing: string) =>
    !(quiet && (is(thing, 'festive') || thing === 'stethoscope')) &&
    (workPlaces.has(setting) || !is(thing, 'tool')) &&
    !is(thing, inside ? 'outdoors' : 'indoors') &&
    (season === 'winter' || (thing !== 'snowman' && thing !== 'sled'));
  return [...things.values()]
    .filter(({ name, [language]: words }) => words !== '' && fits(name))
    .flatMap(({ name, [language]: words }) => {
      const match = [...narration.matchAll(pattern(words))].find(
        ({ index, 0: word }) => trust(index, word) >= 1,
      );
      return match ? [{ thing: name, words: [match[0].toLowerCase()], index: match.index }] : [];
    })
    .sort((a, b) => a.index - b.index)
    .slice(0, quiet ? 1 : most)
    .map(({ thing, words }) => ({ thing, words }));
}
