import type { Cast } from '../cast/cast.ts';
import { lookOf, peopleOf } from '../cast/looks.ts';
import { ageOf } from '../lexicon/ages.ts';
import { pattern, type Tongue } from '../lexicon/entry.ts';
import { kin } from '../lexicon/person-words.ts';
import {
  type Age,
  type Choices,
  type Gender,
  type Look,
  type Mood,
  mostPeople,
} from '../picture-plan.ts';
import { seededRandom, seedOf } from '../svg/random.ts';

export interface Present {
  who: string;
  age: Age;
  gender: Gender;
  look: Look;
  words: string[];
}

type Trust = (index: number, word: string) => number;

const gone: Record<Tongue, string> = {
  en: 'died|passed away|was killed|were killed|had died|drowned|was gone|left us|death of|bury|lost (?:my|his|her|our|their|him)|without (?:my|his|her|our|him)|funeral|buried|grave|widow(?:ed|er)?|in memory of|missed|never knew',
  pt: 'morreu|morreram|faleceu|faleceram|tinha morrido|morte d[aoe]|perdi|perdeu|perdemos|sem|funeral|enterro|viúv[ao]|nunca conheci|saudades?',
};

/** Where somebody dies, none of those is drawn of whom it may be told. */
const death: Record<Tongue, string> = {
  en: 'died|dies|dying|passed away|killed|drowned|funeral|bury|buried|stillborn',
  pt: 'morreu|morreram|morrer|faleceu|funeral|enterro|enterr\\p{L}+|afogou-se',
};
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

/** Those who are mourned in the sentence are not drawn in it. */
function isGone(text: string, index: number, tongue: Tongue): boolean {
  const start = Math.max(text.lastIndexOf('. ', index), text.lastIndexOf('! ', index), 0);
  const rest = text.slice(index).search(/[.!?](?:\s|$)/u);
  return (
    text.slice(start, rest < 0 ? text.length : index + rest).search(pattern(gone[tongue])) >= 0
  );
}

/** The people whom the narration names beside the main person, as old as they would be then. */
export function othersIn(
  text: string,
  tongue: Tongue,
  trust: Trust,
  mainAge: Age,
  cast: Cast,
  at: number,
): Present[] {
  const present: Present[] = [];
  const mourning = [...text.matchAll(pattern(death[tongue]))].some(
    ({ index, 0: said }) => trust(index, said.toLowerCase()) >= 0.9,
  );
  for (const one of kin) {
    const named = [...cast.names]
      .filter(([, who]) => who === one.who)
      .flatMap(([name]) => [
        ...text.matchAll(new RegExp(`(?<![\\p{L}])${name}(?![\\p{L}])`, 'gu')),
      ]);
    const match = [...text.matchAll(pattern(one[tongue])), ...named].find(
      ({ index, 0: said }) => trust(index, said.toLowerCase()) >= 1 && !isGone(text, index, tongue),
    );
    const age = match && one.beside(mainAge);
    const look = cast.others[one.who];
    const lostAt = cast.gone.get(one.who);
    if (mourned.has(one.who) && (mourning || (lostAt !== undefined && at >= lostAt - 0.002)))
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

/** The people that someone has chosen: of the main person's looks where age and gender can be theirs. */
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

/** How many beside the main person: few where it is quiet. */
export const mostOthers = (mood: Mood) => (mood === 'quiet' ? 1 : mostPeople - 1);
