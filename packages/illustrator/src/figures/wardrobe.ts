import { readLexicon } from '../lexicon/lexicon.ts';
import {
  type Age,
  ages,
  type Gender,
  type Look,
  type Outfit,
  outfits,
} from '../picture/picture-plan.ts';
import { darker, lighter, mix } from '../svg/colour.ts';

const hatKinds = [
  'flat-cap',
  'straw',
  'headscarf',
  'nurse',
  'garrison',
  'sailor',
  'veil',
  'helmet',
  'baker',
  'wool',
] as const;
export type HatKind = (typeof hatKinds)[number];

const coloured = [
  'top',
  'bottomColour',
  'shoes',
  'socks',
  'jacket',
  'waistcoat',
  'tie',
  'buttons',
  'braces',
  'overalls',
  'apron',
  'belt',
  'shawl',
  'scarf',
  'coat',
] as const;

/** The parts that are worn, by their colours. A jacket is open, over the top. */
export interface Clothes extends Partial<Record<(typeof coloured)[number], string>> {
  top: string;
  bottomColour: string;
  shoes: string;
  sleeves: 'long' | 'short';
  bottom: 'trousers' | 'shorts' | 'skirt';
  /** How much of the leg a skirt covers, 0 to 1. */
  hem: number;
  collar?: 'round' | 'shirt' | 'sailor' | 'clerical';
  pattern?: 'dots' | 'stripes' | 'checks';
  hat?: { kind: HatKind; colour: string };
}

export interface Wearer {
  age: Age;
  gender: Gender;
  look: Look;
  outfit: Outfit;
  year: number;
  /** Outdoors in winter. */
  cold: boolean;
}

const white = '#ffffff';
const nothing: Clothes = {
  ...{ top: white, bottomColour: white, shoes: white },
  ...{ sleeves: 'long', bottom: 'trousers', hem: 0 },
};

const names = `favourite|second|${coloured.join('|')}`;
const colourPattern = new RegExp(
  `^(#[0-9a-f]{6}|${names})(?: (darker|lighter)| mix (#[0-9a-f]{6}))?(?: ([\\d.]+))?$`,
  'u',
);
const choices: Record<string, RegExp> = {
  sleeves: /^(?:long|short)$/u,
  bottom: /^(?:trousers|shorts|skirt)$/u,
  collar: /^(?:round|shirt|sailor|clerical|none)$/u,
  pattern: /^(?:dots|stripes|checks|none)$/u,
  hem: /^(?:at least )?[\d.]+$/u,
  all: /^none$/u,
};

const parts = new RegExp(`^(?:${coloured.join('|')})$`, 'u');
const hatPattern = new RegExp(`^(?:${hatKinds.join('|')}) `, 'u');

/** @throws where a line of `wardrobe.txt` is none */
function check(part: string, value: string) {
  const isColour = (colour: string) => value === 'none' || colourPattern.test(colour);
  const fits =
    part === 'hat'
      ? isColour(value.replace(hatPattern, ''))
      : (choices[part]?.test(value) ?? (parts.test(part) && isColour(value)));
  if (!fits) throw new Error(`wardrobe.txt: "${part}: ${value}"`);
}

function colourOf(text: string, clothes: Clothes, look: Look): string {
  const [, name = '', shade, other, share] = colourPattern.exec(text) ?? [];
  const part = coloured.find((one) => one === name);
  const base =
    name === 'favourite' || name === 'second' ? look[name] : part ? (clothes[part] ?? white) : name;
  if (other) return mix(base, other, Number(share));
  if (!shade) return base;
  return shade === 'darker' ? darker(base, Number(share)) : lighter(base, Number(share));
}

/** The clothes after one line of a rule. */
function put(clothes: Clothes, look: Look, part: string, value: string): Clothes {
  if (part === 'all') return nothing;
  if (part === 'hem') {
    const hem = Number(value.replace('at least ', ''));
    return { ...clothes, hem: value.startsWith('at') ? Math.max(clothes.hem, hem) : hem };
  }
  if (value === 'none') return { ...clothes, [part]: undefined };
  if (part in choices) return { ...clothes, [part]: value };
  if (part !== 'hat') return { ...clothes, [part]: colourOf(value, clothes, look) };
  const [word, ...colour] = value.split(' ');
  const kind = hatKinds.find((one) => one === word);
  if (!kind) throw new Error(`wardrobe.txt: "hat: ${value}"`);
  return {
    ...clothes,
    hat: { kind, colour: colourOf(colour.join(' '), clothes, look) },
  };
}

interface Rule {
  /** Ways to fit, each in words. */
  headings: string[][];
  lines: [part: string, value: string][];
}

const sorts: readonly (readonly string[])[] = [
  ...[ages, outfits, ['female', 'male']],
  ...[['cold'], ['in-coat'], ['in-skirt', 'in-shorts'], ['bareheaded']],
];

const rules = readLexicon('wardrobe').map(({ heading, more }): Rule => {
  const headings = heading
    .join(' ')
    .split(' / ')
    .map((words) => words.split(' '));
  for (const word of headings.flat())
    if (!word.includes('..') && !sorts.some((sort) => sort.includes(word)))
      throw new Error(`wardrobe.txt: "${word}"`);
  const lines = Object.entries(more);
  for (const [part, value] of lines) check(part, value);
  return { headings, lines };
});

function fits(
  words: readonly string[],
  { age, gender, outfit, year, cold }: Wearer,
  worn: Clothes,
) {
  const { bottom, coat, hat } = worn;
  const facts = new Set([age, gender, outfit, `in-${bottom}`]);
  if (cold) facts.add('cold');
  if (coat) facts.add('in-coat');
  if (!hat || hat.kind === 'straw') facts.add('bareheaded');
  const years = words.filter((word) => word.includes('..'));
  return (
    sorts.every((sort) => {
      const named = words.filter((word) => sort.includes(word));
      return named.length === 0 || named.some((word) => facts.has(word));
    }) &&
    years.every((range) => {
      const [from, to] = range.split('..');
      return year >= Number(from) && (!to || year <= Number(to));
    })
  );
}

/** What a person wears: by their age and the years, then by their work or the day, then by the weather. */
export function clothesOf(wearer: Wearer): Clothes {
  let worn = nothing;
  for (const { headings, lines } of rules)
    if (headings.some((words) => fits(words, wearer, worn)))
      for (const [part, value] of lines) worn = put(worn, wearer.look, part, value);
  return worn;
}
