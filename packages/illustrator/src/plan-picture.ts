import type { Cast } from './cast/cast-of.ts';
import { ageOf } from './lexicon/ages.ts';
import { subjectBefore } from './lexicon/kin.ts';
import { readChoices, weigh } from './lexicon/lexicon.ts';
import { trustIn } from './lexicon/trust.ts';
import {
  type Choices,
  type Mood,
  type PicturePlan,
  type PlannedPerson,
  poses,
  type Reason,
  type Season,
  seasons,
  type TimeOfDay,
  timesOfDay,
} from './picture/picture-plan.ts';
import { outfitOf, workOf } from './plan/outfits.ts';
import { chosenPeople, mostOthers, othersIn, type Present } from './plan/people.ts';
import { posesOf } from './plan/poses.ts';
import { settingIn } from './plan/setting.ts';
import { isShown, thingsIn } from './plan/things.ts';
import { placeIn, yearsIn } from './plan/years.ts';
import { seededRandom, seedOf } from './svg/random.ts';

const moodWords = readChoices<Mood>('moods', ['quiet', 'joyful']);
const hourWords = readChoices('hours', timesOfDay);
const seasonWords = readChoices('seasons', seasons);
const rainWords = readChoices('weather', ['rain']);
const poseWords = readChoices('poses', poses);

export interface SceneToPlan {
  narration: string;
  title: string;
  language: string;
  cast: Cast;
  sceneIndex: number;
  sceneCount: number;
  /** Override what the words say. */
  choices?: Choices;
  /** Another seed gives another picture of the same scene. */
  seed: number;
}

const southern: Record<Season, Season> = {
  spring: 'autumn',
  summer: 'winter',
  autumn: 'spring',
  winter: 'summer',
};
/** Season words that mean the same in both hemispheres; months and feasts do not. */
const bound =
  /spring|summer|autumn|winter|snow|frost|ice|icy|neve|geada|gelo|primavera|ver[ãõ]|outono|inverno/iu;

/** Not drawn at a wedding. */
const notYet: ReadonlySet<string> = new Set([
  'baby',
  'son',
  'daughter',
  'grandson',
  'granddaughter',
]);

/** What to draw for a scene, with the words that each choice came from; the same for the same input and seed. */
export function planPicture(scene: SceneToPlan): PicturePlan {
  const { narration, title, cast, sceneIndex, sceneCount, choices = {} } = scene;
  const { language } = cast.narrator;
  const seed = seedOf(`${cast.seed}|${narration}|${scene.seed}`);
  const random = seededRandom(seed);
  const trust = trustIn(narration, language);
  const because: Reason[] = [];
  const reason = (choice: string, words: readonly string[]) => {
    because.push({ choice, words: [...words] });
  };

  const [moodFound] = weigh(narration, moodWords, language, trust);
  const sad = weigh(narration, moodWords, language, trust).find(
    ({ choice, score }) => choice === 'quiet' && score >= 1.5,
  );
  const mood: Mood = sad ? 'quiet' : (moodFound?.choice ?? 'warm') === 'joyful' ? 'joyful' : 'warm';
  reason(`mood ${mood}`, (sad ?? moodFound)?.words ?? []);

  const told = settingIn(narration, language, trust, mood, random);
  const place =
    told.choice === 'memory'
      ? settingIn(title, language, trustIn(title, language), mood, random)
      : told;
  const setting = choices.setting ?? place.choice;
  reason(`setting ${setting}`, choices.setting ? [] : place.words);

  const [hour] = weigh(narration, hourWords, language, trust);
  const usualHours =
    sceneIndex === 0
      ? (['morning', 'day'] as const)
      : sceneIndex === sceneCount - 1
        ? (['evening', 'evening', 'day'] as const)
        : (['day', 'day', 'morning', 'evening'] as const);
  const chance: TimeOfDay = random.pick<TimeOfDay>([...usualHours]);
  const timeOfDay = choices.timeOfDay ?? (hour && hour.score >= 1 ? hour.choice : chance);
  reason(`time ${timeOfDay}`, choices.timeOfDay ? [] : (hour?.words ?? []));

  const [year] = weigh(narration, seasonWords, language, trust);
  const saidSeason = year && year.score >= 1 ? year : undefined;
  const turned =
    saidSeason && cast.southern && !saidSeason.words.some((word) => bound.test(word))
      ? southern[saidSeason.choice]
      : saidSeason?.choice;
  const usualSeason: Season = random.pick<Season>(
    setting === 'farm' ? ['summer', 'autumn', 'spring'] : ['spring', 'summer', 'summer', 'autumn'],
  );
  const season = choices.season ?? turned ?? usualSeason;
  reason(`season ${season}`, choices.season ? [] : (saidSeason?.words ?? []));

  const at = placeIn(narration, cast, sceneIndex, sceneCount);
  const { years, words: ageWords } = yearsIn(narration, cast, at);
  reason(`age ${years}`, ageWords);
  const main: Present = {
    who: 'main',
    age: ageOf(years),
    gender: cast.gender,
    look: cast.main,
    words: ageWords,
  };
  const others = othersIn(narration, language, trust, main.age, cast, at);
  const empty = mood === 'quiet' && setting === 'hardship' && random.chance(0.6);
  const newborn: Present[] =
    main.age === 'baby' && !others.some(({ gender }) => gender === 'female') && cast.others.mother
      ? [{ who: 'mother', age: 'adult', gender: 'female', look: cast.others.mother, words: [] }]
      : [];
  const spouse = cast.gender === 'female' ? 'husband' : 'wife';
  const worn = workOf(narration, language, trust);
  const grown = main.age === 'adult' || main.age === 'youth';
  const weds =
    worn.get('all')?.outfit === 'bride' && grown && mood !== 'quiet' && cast.others[spouse];
  const pair: Present[] = weds
    ? [
        {
          who: spouse,
          age: main.age,
          gender: spouse === 'husband' ? 'male' : 'female',
          look: weds,
          words: [],
        },
      ]
    : [];
  const family = [
    ...pair,
    ...newborn,
    ...others.filter(({ who }) => !(weds && (who === spouse || notYet.has(who)))),
  ].slice(0, mostOthers(mood));
  const present = choices.people
    ? chosenPeople(choices.people, cast, years)
    : empty
      ? []
      : [main, ...family];
  for (const { who, words } of present) reason(`person ${who}`, words);

  const props = thingsIn({ narration, language, trust, mood, setting, season });
  for (const { thing, words } of props) reason(`thing ${thing}`, words);
  const dressed = present.map((person) => ({
    ...person,
    outfit: outfitOf({ person, setting, mood, worn, cast }),
  }));
  const said = weigh(narration, poseWords, language, trust);
  const posed = posesOf(dressed, {
    said,
    doer: said[0] ? subjectBefore(narration, said[0].index, language) : 'main',
    setting,
    mood,
    random,
    things: props.map(({ thing }) => thing),
  });
  const people = dressed.map(
    ({ words: _, ...person }, index): PlannedPerson => ({
      ...person,
      greying: person.age === 'adult' ? Math.min(0.6, Math.max(0, (years - 42) / 34)) : 0,
      pose: posed[index]?.pose ?? 'stand',
      holds: posed[index]?.holds,
    }),
  );
  const held = new Set<string | undefined>(
    people.flatMap(({ holds, pose }) =>
      pose === 'read'
        ? [holds, 'open-book', 'envelope', 'books']
        : pose === 'cook'
          ? [holds, 'bread', 'pot-of-food']
          : [holds],
    ),
  );

  return {
    setting,
    timeOfDay,
    season,
    mood,
    raining:
      season !== 'winter' &&
      (mood === 'quiet'
        ? setting !== 'memory'
        : weigh(narration, rainWords, language, trust).length > 0),
    year: Math.round(cast.birthYear + years),
    people,
    props: props
      .map(({ thing }) => thing)
      .filter((thing) => !held.has(thing) && !isShown(thing, setting)),
    text: title,
    seed,
    because,
  };
}
