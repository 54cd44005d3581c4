import { genderOfName } from '@heartwood/reading/given-names';
import { findKinWords, kinWords } from '@heartwood/reading/kin-lexicon';
import { cuesOf } from './cues/cues-of.ts';
import { readableLife } from './readable-life.ts';
import { findYear } from './scene-facts.ts';
import type { LifeToSplit } from './splitter.ts';
import { detectStoryLanguage, type RuleLanguage, ruleLanguage } from './story-language.ts';

/** A relative or friend of the narrator. */
export interface Relative {
  name: string;
  /** In English: 'sister'. */
  kin: string;
}

/** The people of a story, as far as it names them. */
export interface Cast {
  narrator: { gender?: 'female' | 'male'; birthYear?: number };
  relatives: Relative[];
}

const castAtMost = 6;
const notFamily = new Set(['neighbour', 'boss', 'teacher', 'pet']);
const possessives = { en: '[Mm]y|[Oo]ur', pt: '[Mm]eu|[Mm]inha|[Nn]osso|[Nn]ossa' } as const;

/** The narrator, and the people who are named with their relation to the narrator. */
export function readCast(life: string, language: RuleLanguage): Cast {
  const cues = cuesOf(language);
  const count = (pattern: RegExp) => life.match(pattern)?.length ?? 0;
  const [female, male] = [count(cues.female), count(cues.male)];
  const named = cues.named.exec(life);
  const said = female === male ? undefined : female > male ? 'female' : 'male';
  const born = cues.born.exec(life)?.[0];
  return {
    narrator: {
      gender: said ?? genderOfName(named?.[1] ?? named?.[2] ?? ''),
      birthYear: born === undefined ? undefined : findYear(born),
    },
    relatives: language === 'other' ? [] : findRelatives(life, language),
  };
}

/** 'my sister Ann', 'meu irmão Abílio': the first named, each once. */
function findRelatives(life: string, language: keyof typeof possessives): Relative[] {
  const words = kinWords().filter(
    ({ language: own, relations: [relation = ''], isPlural }) =>
      own === language && !isPlural && !notFamily.has(relation),
  );
  const named = new RegExp(
    `(?<!\\p{L})(?:${possessives[language]}) (?:\\p{Ll}+ )?(${words.map(({ word }) => word).join('|')}),? (?:o |a )?(\\p{Lu}\\p{Ll}+)`,
    'gu',
  );
  const relatives = new Map<string, Relative>();
  for (const [, word = '', name = ''] of life.matchAll(named)) {
    const kin = findKinWords(word, language)[0]?.relations[0];
    if (kin && !relatives.has(name)) relatives.set(name, { name, kin });
  }
  return [...relatives.values()].slice(0, castAtMost);
}

/** What all pictures of a story share, for a picture model: the style of drawing and the people. */
export function characterSheet({ lifeStory, language }: Omit<LifeToSplit, 'title'>): string {
  const life = readableLife(lifeStory);
  const { narrator, relatives } = readCast(
    life,
    ruleLanguage(language ?? detectStoryLanguage(life)),
  );
  const born = narrator.birthYear ? `, born in ${narrator.birthYear}` : '';
  const who = { female: 'a girl, later a woman', male: 'a boy, later a man' };
  const person = narrator.gender ? who[narrator.gender] : 'one person';
  const others = relatives.map(({ name, kin }) => `${name} (the teller's ${kin})`);
  return [
    'A storybook illustration, warm flat colours, whole figures, no writing in the picture.',
    `The teller is ${person}${born}; the same face, hair and build in every picture, only older or younger.`,
    others.length > 0 && `Also in this story: ${others.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
