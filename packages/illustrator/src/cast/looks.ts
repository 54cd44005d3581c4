import { entryOf, pattern, readLexicon } from '../lexicon/lexicon.ts';
import type { Gender, HairStyle, Look } from '../picture/picture-plan.ts';
import type { Random } from '../svg/random.ts';

interface People {
  skins: readonly [string, ...string[]];
  hairs: readonly [string, ...string[]];
  words: string;
}

const entries = readLexicon('looks');

/** Skin and hair by where a family is from. */
const regions = entries
  .filter(({ heading: [kind] }) => kind === 'region')
  .map(({ more: { words = '', skins = '', hairs = '' } }): People => {
    const [skin = '', ...otherSkins] = skins.split(' ');
    const [hair = '', ...otherHairs] = hairs.split(' ');
    return { words, skins: [skin, ...otherSkins], hairs: [hair, ...otherHairs] };
  });
const anywhere: People = {
  words: '',
  skins: ['#e3b088', '#d09a70', '#eec29c', '#b9815a'],
  hairs: ['#4a2f22', '#2e211d', '#5c3a26', '#231d20'],
};

const favourites = [
  '#c9574e',
  '#4f7fa8',
  '#6f9a54',
  '#8a5a9a',
  '#d0903c',
  '#3f8a86',
  '#b8617f',
] as const;
const seconds: Record<string, string> = {
  '#c9574e': '#4d6a8a',
  '#4f7fa8': '#b07a45',
  '#6f9a54': '#8a5a44',
  '#8a5a9a': '#4f8a7a',
  '#d0903c': '#4d6a8a',
  '#3f8a86': '#b5634a',
  '#b8617f': '#5f7a55',
};

const femaleHair = [
  'bun',
  'wavy',
  'long',
  'bob',
  'ponytail',
  'braids',
] as const satisfies readonly HairStyle[];
const maleHair = ['short', 'side', 'side', 'curly'] as const satisfies readonly HairStyle[];

/** The family's colours, from the whole story. */
export const peopleOf = (text: string): People => {
  const counted = regions.map((region) => ({
    region,
    times: [...text.matchAll(pattern(region.words))].length,
  }));
  const most = counted.reduce((best, next) => (next.times > best.times ? next : best));
  return most.times > 0 ? most.region : anywhere;
};

/** Looks that run in the family: the same skin, hair near to it, clothes of their own colours. */
export function lookOf(
  random: Random,
  gender: Gender,
  { skins, hairs }: People,
  kinOf?: Look,
  avoid: readonly string[] = [],
): Look {
  const free = favourites.filter((colour) => !avoid.includes(colour));
  const favourite = random.pick([free[0] ?? favourites[0], ...free.slice(1)]);
  const beard =
    gender === 'male' && random.chance(0.4) ? (random.chance(0.6) ? 'moustache' : 'full') : 'none';
  return {
    skin: kinOf && random.chance(0.7) ? kinOf.skin : random.pick(skins),
    hair: kinOf && random.chance(0.7) ? kinOf.hair : random.pick(hairs),
    hairStyle: gender === 'female' ? random.pick(femaleHair) : random.pick(maleHair),
    eyes: '#2f2320',
    glasses: random.chance(0.12),
    beard,
    favourite,
    second: seconds[favourite] ?? '#4d6a8a',
  };
}

const ofAnother = pattern(entryOf(entries, 'another').more.words ?? '');
const southern = pattern(entryOf(entries, 'southern').more.words ?? '');

/** Whether a story plays south of the equator, where December is in summer. */
export const isSouthern = (text: string) => text.search(southern) >= 0;

/** What is told of looks, and what it changes. */
const told = entries.flatMap(({ heading: [part = '', value = ''], more: { words = '' } }) =>
  ['region', 'southern', 'another'].includes(part)
    ? []
    : [{ words, change: { [part]: value === 'true' || value } }],
);

/** The main person's looks as told, from sentences that name no other person. */
export function toldLook(text: string, gender: Gender): Partial<Look> {
  const own = text
    .split(/(?<=[.!?])\s+/u)
    .filter((sentence) => sentence.search(ofAnother) < 0)
    .join(' ');
  const changes = told
    .filter(({ words }) => own.search(pattern(words)) >= 0)
    .map(({ change }) => change);
  const look: Partial<Look> = Object.assign({}, ...changes);
  if (gender === 'female') delete look.beard;
  return look;
}
