import type { Language } from '@heartwood/reading/language';
import type { Narrator } from '../lexicon/ages.ts';
import { kin, subjectBefore } from '../lexicon/kin.ts';
import { readChoices, weigh } from '../lexicon/lexicon.ts';
import { trustIn } from '../lexicon/trust.ts';
import { type Gender, type Look, type Outfit, outfits } from '../picture/picture-plan.ts';
import { seededRandom, seedOf } from '../svg/random.ts';
import { genderOf, personOf } from './gender.ts';
import { birthYearOf, guessBirthYear, type Milestone, milestonesOf } from './life-course.ts';
import { isSouthern, lookOf, peopleOf, toldLook } from './looks.ts';
import { lossesIn } from './losses.ts';
import { namesIn } from './names.ts';

const livelihoods: readonly Outfit[] = [
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
];
const livelihoodWords = readChoices('outfits', outfits).filter(({ gives }) =>
  livelihoods.includes(gives),
);

/** The language whose words are read; English for all that is not Portuguese. */
const languageOf = (tag: string): Language => (tag.toLowerCase().startsWith('pt') ? 'pt' : 'en');

/** Who is in a story, read once from all of it, so that the same people come back in every scene. */
export interface Cast {
  seed: number;
  gender: Gender;
  main: Look;
  /** By what they are to the main person, e.g. 'mother'. */
  others: Readonly<Record<string, Look>>;
  /** What those of a first name are to the main person. */
  names: ReadonlyMap<string, string>;
  narrator: Narrator;
  milestones: readonly Milestone[];
  /** Told, or counted back from the years in the story. */
  birthYear: number;
  /** Who is mourned, and from which place in the story on, 0 to 1. */
  died: ReadonlyMap<string, number>;
  /** What the main person mostly did for a living. */
  work: Outfit | undefined;
  /** South of the equator December is in summer. */
  southern: boolean;
  lifeStory: string;
}

/** How often a word is looked at: finding out whose work it is takes time, and a repeated word adds nothing. */
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

export function castOf({
  title,
  lifeStory,
  language: tag,
}: {
  title: string;
  lifeStory: string;
  language: string;
}): Cast {
  // Not of the title: a story keeps its people when its title changes.
  const seed = seedOf(lifeStory);
  const random = seededRandom(seed);
  const language = languageOf(tag);
  const gender = genderOf(title, lifeStory, language) ?? (random.chance(0.5) ? 'female' : 'male');
  const people = peopleOf(`${title} ${lifeStory}`);
  const main: Look = { ...lookOf(random, gender, people), ...toldLook(lifeStory, gender) };
  const narrator: Narrator = {
    language,
    person: personOf(lifeStory, language),
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
  const milestones = milestonesOf(lifeStory, narrator);
  const names = namesIn(lifeStory, title, language, gender === 'female' ? 'husband' : 'wife');
  const trust = trustIn(lifeStory, language);
  const isEnough = atMostTimes(timesAWordTells);
  const [work] = weigh(lifeStory, livelihoodWords, language, (index, word) =>
    isEnough(word) || subjectBefore(lifeStory, index, language) !== 'main' ? 0 : trust(index, word),
  );
  return {
    seed,
    gender,
    main,
    others,
    names,
    narrator,
    milestones,
    birthYear: narrator.birthYear ?? guessBirthYear(lifeStory, milestones) ?? 1938,
    died: lossesIn(lifeStory, names, language),
    work: work && work.score >= 2.5 ? work.choice : undefined,
    southern: isSouthern(lifeStory),
    lifeStory,
  };
}
