import { pattern, type Tongue } from '../lexicon/entry.ts';
import { festiveThings, thingWords } from '../lexicon/thing-words.ts';
import type { Mood, SceneSetting, Season } from '../picture-plan.ts';
import type { Thing } from '../props/things.ts';

interface Narrated {
  narration: string;
  tongue: Tongue;
  trust: (index: number, word: string) => number;
  mood: Mood;
  setting: SceneSetting;
  season: Season;
}

const most = 3;
/** Not under a roof. */
const outdoorThings: ReadonlySet<Thing> = new Set([
  'umbrella',
  'cow',
  'ox',
  'pig',
  'goat',
  'ewe',
  'horse',
  'donkey',
  'camel',
  'tractor',
  'automobile',
  'bus',
  'motor-scooter',
  'motorcycle',
  'duck',
  'rooster',
  'tent',
  'sled',
  'snowman',
  'bicycle',
  'anchor',
]);
/** Only where they are used. */
const ofWork: ReadonlySet<Thing> = new Set([
  'pick',
  'brick',
  'axe',
  'wrench',
  'toolbox',
  'carpentry-saw',
  'hammer',
]);
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
const roofed: ReadonlySet<SceneSetting> = new Set([
  'home',
  'kitchen',
  'school',
  'church',
  'hospital',
  'factory',
  'workshop',
  'hardship',
  'celebration',
  'office',
]);
/** Not under the open sky. */
const indoorThings: ReadonlySet<Thing> = new Set([
  'television',
  'desktop-computer',
  'telephone',
  'birthday-cake',
  'christmas-tree',
  'radio',
  'microscope',
  'pie',
  'teapot',
]);
/** A place that shows these already. */
const shown: Partial<Record<SceneSetting, Thing[]>> = {
  celebration: ['birthday-cake', 'wine-glass', 'pie'],
  kitchen: ['bread', 'teapot', 'pot-of-food'],
  school: ['globe-showing-europe-africa', 'books'],
  sea: ['anchor'],
  workshop: ['toolbox', 'hammer', 'carpentry-saw'],
  ship: ['anchor'],
};

export const isShown = (thing: Thing, setting: SceneSetting) =>
  shown[setting]?.includes(thing) ?? false;

/** The things named in the narration that can stand in the place, in the order in which they are told. */
export function thingsIn({
  narration,
  tongue,
  trust,
  mood,
  setting,
  season,
}: Narrated): { thing: Thing; words: string[] }[] {
  if (setting === 'memory' || setting === 'hardship') return [];
  const inside = roofed.has(setting);
  const found = thingWords.flatMap(([thing, en, pt]) => {
    const match = [...narration.matchAll(pattern(tongue === 'en' ? en : pt))].find(
      ({ index, 0: word }) => trust(index, word) >= 1,
    );
    return match ? [{ thing, words: [match[0].toLowerCase()], index: match.index }] : [];
  });
  return found
    .filter(({ thing }) => !(mood === 'quiet' && festiveThings.has(thing)))
    .filter(({ thing }) => workPlaces.has(setting) || !ofWork.has(thing))
    .filter(({ thing }) => !(mood === 'quiet' && thing === 'stethoscope'))
    .filter(({ thing }) => !(inside ? outdoorThings : indoorThings).has(thing))
    .filter(({ thing }) => !(season !== 'winter' && (thing === 'snowman' || thing === 'sled')))
    .sort((a, b) => a.index - b.index)
    .slice(0, mood === 'quiet' ? 1 : most)
    .map(({ thing, words }) => ({ thing, words }));
}
