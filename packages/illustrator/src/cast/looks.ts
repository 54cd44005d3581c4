import { pattern } from '../lexicon/entry.ts';
import type { Gender, HairStyle, Look } from '../picture-plan.ts';
import type { Random } from '../svg/random.ts';

interface People {
  skins: readonly [string, ...string[]];
  hairs: readonly [string, ...string[]];
  words: string;
}

const black = '#231d20';
const brown = '#4a2f22';

/** Where a family is from says something about its looks; where nothing is said, a middle that fits many. */
const regions: readonly People[] = [
  {
    words:
      'nigeria\\p{L}*|ghana\\p{L}*|kenya\\p{L}*|ethiopia\\p{L}*|uganda|tanzania|senegal\\p{L}*|zimbabwe|zambia|congo\\p{L}*|cameroon|lagos|accra|nairobi|luanda|angola\\p{L}*|moçambique|mozambi\\p{L}+|cabo verde|cape verde\\p{L}*|guiné|jamaica\\p{L}*|haiti\\p{L}*|barbados|trinidad|african[- ]american|harlem|soweto|kingston',
    skins: ['#7b4b32', '#8a5638', '#6b4029', '#96623f'],
    hairs: [black, '#1d181b'],
  },
  {
    words:
      'indian?s?|delhi|mumbai|bombay|punjab\\p{L}*|gujarat\\p{L}*|kerala|bengal\\p{L}*|pakistan\\p{L}*|bangladesh|sri lanka\\p{L}*|goa|goês|nepal\\p{L}*',
    skins: ['#b37a50', '#a36d47', '#c08a5e'],
    hairs: [black, '#1d181b'],
  },
  {
    words:
      'chin(?:a|ese|ês|esa)|japan(?:ese)?|japão|korea\\p{L}*|coreia|vietnam\\p{L}*|hong kong|macau|taiwan|tokyo|shanghai|beijing|philippines|filipin\\p{L}+|hanoi|osaka',
    skins: ['#efc79f', '#e8bd92', '#f2cfab'],
    hairs: [black, '#1f1a1c'],
  },
  {
    words:
      'mexic\\p{L}+|peru\\p{L}*|bolivia\\p{L}*|guatemala\\p{L}*|colombia\\p{L}*|ecuador|venezuela\\p{L}*|cuba\\p{L}*|brasil\\p{L}*|brazil\\p{L}*|bahia|minas gerais|são paulo|rio de janeiro|hawaii|maori|samoa',
    skins: ['#c98f64', '#b67c52', '#d9a678', '#a56b45'],
    hairs: [black, '#2b2022', '#3a2620'],
  },
  {
    words:
      'morocc\\p{L}+|algeria\\p{L}*|egypt\\p{L}*|cairo|leban\\p{L}+|syria\\p{L}*|iraq\\p{L}*|iran\\p{L}*|turk(?:ey|ish)|istanbul|palestin\\p{L}+|yemen\\p{L}*|beirut|tehran|damascus',
    skins: ['#d3a076', '#c79267', '#dcae85'],
    hairs: [black, '#2b2022'],
  },
  {
    words:
      'portug\\p{L}+|lisboa|lisbon|porto|minho|algarve|alentejo|açores|azores|madeira|trás-os-montes|nazaré|spain|spanish|espan\\p{L}+|ital\\p{L}+|sicil\\p{L}+|naples|greece|greek|crete|malta|coimbra|braga|aveiro|beira',
    skins: ['#e3b088', '#dba57b', '#eabd97'],
    hairs: ['#2e211d', brown, '#3a2620'],
  },
  {
    words:
      'swed(?:en|ish)|norw(?:ay|egian)|denmark|danish|finland|finnish|iceland\\p{L}*|ireland|irish|scotland|scottish|england|english|wales|welsh|german\\p{L}*|poland|polish|russia\\p{L}*|ukrain\\p{L}+|netherlands|dutch|latvia\\p{L}*|lithuania\\p{L}*|estonia\\p{L}*|yorkshire|london|dublin|glasgow|liverpool|oslo|stockholm|bergen|cornwall',
    skins: ['#f3cdae', '#f0c5a3', '#f6d6bd'],
    hairs: ['#6b4227', '#8a5a30', brown, '#c29350', '#9a4f2a'],
  },
];
const anywhere: People = {
  words: '',
  skins: ['#e3b088', '#d09a70', '#eec29c', '#b9815a'],
  hairs: [brown, '#2e211d', '#5c3a26', black],
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

const told: readonly [words: string, change: Partial<Look>][] = [
  ['red(?:-| )hair(?:ed)?|ginger hair|auburn|cabelo ruivo|ruiv[ao]', { hair: '#a84f28' }],
  [
    'blond[e]?(?: hair|-haired)?|fair(?:-| )hair(?:ed)?|golden hair|cabelo(?:s)? (?:louro|loiro)s?|lour[ao]|loir[ao]',
    { hair: '#d3a455' },
  ],
  [
    '(?:black|dark|raven)(?:-| )hair(?:ed)?|black (?:curls|braids|plaits)|cabelos? (?:preto|negro|escuro)s?',
    { hair: '#231d20' },
  ],
  ['brown(?:-| )hair(?:ed)?|chestnut hair|cabelos? castanhos?', { hair: '#5c3a26' }],
  ['curly|curls|caracóis|encaracolad[ao]s?', { hairStyle: 'curly' }],
  ['braids|plaits|pigtails|tranças', { hairStyle: 'braids' }],
  ['long hair|cabelos? comprid[ao]s?', { hairStyle: 'long' }],
  ['ponytail|rabo de cavalo', { hairStyle: 'ponytail' }],
  ['bald|careca', { hairStyle: 'bald' }],
  ['glasses|spectacles|óculos', { glasses: true }],
  ['(?:my|his|a) (?:\\p{L}+ )?beard|bearded|barba', { beard: 'full' }],
  ['moustache|mustache|bigode', { beard: 'moustache' }],
  ['dark(?:-| )skin(?:ned)?|pele (?:escura|negra)', { skin: '#7b4b32' }],
  ['freckles|pale skin|fair skin|sardas|pele clara', { skin: '#f6d6bd' }],
];
const ofAnother =
  /\b(?:mother|father|sister|brother|husband|wife|grand\w+|friend|teacher|son|daughter|mãe|pai|irmã|irmão|marido|mulher|avó|avô|amig[ao]|professora?|filh[ao]|neighbou?r)\b/iu;

/** What is said of the main person's own looks, in sentences that speak of nobody else. */
export function toldLook(text: string, gender: Gender): Partial<Look> {
  const own = text
    .split(/(?<=[.!?])\s+/u)
    .filter((sentence) => !ofAnother.test(sentence))
    .join(' ');
  const changes = told
    .filter(([words]) => own.search(pattern(words)) >= 0)
    .map(([, change]) => change);
  const look: Partial<Look> = Object.assign({}, ...changes);
  if (gender === 'female') delete look.beard;
  return look;
}
