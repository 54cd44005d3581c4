import { birthYearOf, guessBirthYear } from './cast/birth-year.ts';
import type { Cast, Milestone } from './cast/cast.ts';
import { genderOf, personOf } from './cast/gender.ts';
import { lookOf, peopleOf, toldLook } from './cast/looks.ts';
import { lossesIn } from './cast/losses.ts';
import { namesIn } from './cast/names.ts';
import { agesIn, type Teller } from './lexicon/ages.ts';
import { type Entry, tongueOf, weigh } from './lexicon/entry.ts';
import { kin } from './lexicon/person-words.ts';
import { trustIn } from './lexicon/reading.ts';
import { subjectBefore } from './lexicon/subject.ts';
import { workWords } from './lexicon/work-words.ts';
import type { Look, Outfit } from './picture-plan.ts';
import { seededRandom, seedOf } from './svg/random.ts';

const livelihoods: ReadonlySet<Outfit> = new Set([
  'farmer',
  'fisher',
  'nurse',
  'doctor',
  'teacher',
  'miner',
  'worker',
  'baker',
  'sailor',
  'office',
  'priest',
]);

/** Ages in the order in which the story tells them. */
const milestonesOf = (text: string, teller: Teller): Milestone[] =>
  [...text.matchAll(/[^.!?\n]+[.!?\n]*/gu)].flatMap(({ 0: sentence, index }) => {
    const [clue] = agesIn(sentence, teller);
    return clue ? [{ at: index / text.length, years: clue.years }] : [];
  });

/** Whose work it is takes its time to find out: a word that is said again and again says nothing new. */
const timesAWordTells = 40;

function atMostTimes(most: number): (word: string) => boolean {
  const times = new Map<string, number>();
  return (word) => {
    const said = word.toLowerCase();
    const before = times.get(said) ?? 0;
    times.set(said, before + 1);
    return before >= most;
  };
}

const ownWork = (entries: readonly Entry<Outfit>[]) =>
  entries.filter(({ gives }) => livelihoods.has(gives));

export function castOf({
  title,
  lifeStory,
  language,
}: {
  title: string;
  lifeStory: string;
  language: string;
}): Cast {
  // Not of the title: a story that gets another one keeps its people.
  const seed = seedOf(lifeStory);
  const random = seededRandom(seed);
  const tongue = tongueOf(language);
  const gender = genderOf(title, lifeStory, tongue) ?? (random.chance(0.5) ? 'female' : 'male');
  const people = peopleOf(`${title} ${lifeStory}`);
  const main: Look = { ...lookOf(random, gender, people), ...toldLook(lifeStory, gender) };
  const teller: Teller = {
    tongue,
    person: personOf(lifeStory, tongue),
    birthYear: birthYearOf(lifeStory),
  };
  const taken = [main.favourite];
  const others: Record<string, Look> = {};
  for (const { who, gender: theirs } of kin) {
    if (others[who]) continue;
    const own = seededRandom(seedOf(`${seed} ${who}`));
    const related =
      who === 'husband' || who === 'wife' || who === 'friend' || who === 'teacher'
        ? undefined
        : main;
    const look = lookOf(own, theirs, people, related, taken);
    others[who] = look;
    taken.push(look.favourite);
    if (taken.length > 5) taken.splice(1, 1);
  }
  const milestones = milestonesOf(lifeStory, teller);
  const names = namesIn(lifeStory, title, tongue, gender === 'female' ? 'husband' : 'wife');
  const trust = trustIn(lifeStory, tongue);
  const isEnough = atMostTimes(timesAWordTells);
  const [work] = weigh(lifeStory, ownWork(workWords), tongue, (index, word) =>
    isEnough(word) || subjectBefore(lifeStory, index, tongue) !== 'main' ? 0 : trust(index, word),
  );
  return {
    seed,
    gender,
    main,
    others,
    names,
    teller,
    milestones,
    birthYear: teller.birthYear ?? guessBirthYear(lifeStory, milestones) ?? 1938,
    gone: lossesIn(lifeStory, names, tongue),
    work: work && work.score >= 2.5 ? work.choice : undefined,
    southern:
      /\b(?:brasil|brazil|argentin\w+|chile|uruguay|australia\w*|new zealand|south africa\w*|angola|moçambique|mozambique|são paulo|rio de janeiro|sydney|melbourne|buenos aires)\b/iu.test(
        lifeStory,
      ),
    lifeStory,
  };
}
