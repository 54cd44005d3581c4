import type { Language } from '@heartwood/reading/language';
import type { Cast } from '../cast/cast-of.ts';
import { lookOf, peopleOf } from '../cast/looks.ts';
import { ageOf } from '../lexicon/ages.ts';
import { kin } from '../lexicon/kin.ts';
import { entryOf, pattern, readLexicon, type Trust } from '../lexicon/lexicon.ts';
import {
  type Age,
  type Choices,
  type Gender,
  type Look,
  type Mood,
  mostPeople,
} from '../picture/picture-plan.ts';
import { seededRandom, seedOf } from '../svg/random.ts';

export interface Present {
  who: string;
  age: Age;
  gender: Gender;
  look: Look;
  words: string[];
}

const entries = readLexicon('losses');
const mourning = entryOf(entries, 'mourned');
/** Where a death is told, no relative is drawn who may be the one that died. */
const death = entryOf(entries, 'death');
const mourned: ReadonlySet<string> = new Set([
  'mother',
  'father',
  'husband',
  'wife',
  'grandmother',
  'grandfather',
  'baby',
  'son',
  'daughter',
  'brother',
  'sister',
]);

/** Whether the sentence around a place tells of a death or loss. */
function isMourned(text: string, index: number, language: Language): boolean {
  const start = Math.max(text.lastIndexOf('. ', index), text.lastIndexOf('! ', index), 0);
  const rest = text.slice(index).search(/[.!?](?:\s|$)/u);
  return (
    text.slice(start, rest < 0 ? text.length : index + rest).search(pattern(mourning[language])) >=
    0
  );
}

/** The people whom the narration names beside the main person, as old as they would be then. */
export function othersIn(
  text: string,
  language: Language,
  trust: Trust,
  mainAge: Age,
  cast: Cast,
  at: number,
): Present[] {
  const present: Present[] = [];
  const isDeath = [...text.matchAll(pattern(death[language]))].some(
    ({ index, 0: said }) => trust(index, said.toLowerCase()) >= 0.9,
  );
  for (const one of kin) {
    const named = [...cast.names]
      .filter(([, who]) => who === one.who)
      .flatMap(([name]) => [
        ...text.matchAll(new RegExp(`(?<![\\p{L}])${name}(?![\\p{L}])`, 'gu')),
      ]);
    const match = [...text.matchAll(pattern(one[language])), ...named].find(
      ({ index, 0: said }) =>
        trust(index, said.toLowerCase()) >= 1 && !isMourned(text, index, language),
    );
    const age = match && one.beside(mainAge);
    const look = cast.others[one.who];
    const lostAt = cast.died.get(one.who);
    if (mourned.has(one.who) && (isDeath || (lostAt !== undefined && at >= lostAt - 0.002)))
      continue;
    if (!match || !age || !look || present.some(({ who }) => who === one.who)) continue;
    if (
      (one.who === 'husband' && cast.gender === 'male') ||
      (one.who === 'wife' && cast.gender === 'female')
    )
      continue;
    present.push({ who: one.who, age, gender: one.gender, look, words: [match[0]] });
  }
  const born = present.find(({ who }) => who === 'baby')?.words.join(' ') ?? '';
  const same = /son|daughter|child|filh/iu.test(born);
  return present.filter(({ who }) => !(same && (who === 'son' || who === 'daughter')));
}

/** The chosen people; the one whose age and gender fit the main person gets their looks. */
export function chosenPeople(
  figures: NonNullable<Choices['people']>,
  cast: Cast,
  years: number,
): Present[] {
  const people = peopleOf(cast.lifeStory);
  const own = figures.findIndex(
    ({ age, gender }) => gender === cast.gender && age === ageOf(years),
  );
  const main = own >= 0 ? own : figures.findIndex(({ gender }) => gender === cast.gender);
  return figures.slice(0, mostPeople).map(({ age, gender }, index) => {
    if (index === main) return { who: 'main', age, gender, look: cast.main, words: [] };
    const same = kin.find((one) => one.gender === gender && one.beside(ageOf(years)) === age);
    const look =
      (same && cast.others[same.who]) ??
      lookOf(seededRandom(seedOf(`${cast.seed} ${age} ${gender}`)), gender, people, cast.main);
    return { who: same?.who ?? 'someone', age, gender, look, words: [] };
  });
}

/** The most people beside the main person. */
export const mostOthers = (mood: Mood) => (mood === 'quiet' ? 1 : mostPeople - 1);
