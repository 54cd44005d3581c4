import type { Found } from '../lexicon/lexicon.ts';
import type {
  Age,
  Mood,
  Outfit,
  PlannedPerson,
  Pose,
  SceneSetting,
} from '../picture/picture-plan.ts';
import { is } from '../props/things.ts';
import type { Random } from '../svg/random.ts';

export interface Posed {
  pose: Pose;
  holds?: string;
}

const tools: Partial<Record<Outfit, string[]>> = {
  farmer: ['hoe', 'rake', 'shovel'],
  miner: ['pickaxe', 'shovel'],
  fisher: ['fishing-rod', 'oar'],
  worker: ['broom', 'shovel'],
  everyday: ['hoe', 'broom'],
};
const usual: Partial<Record<SceneSetting, Pose[]>> = {
  farm: ['work', 'carry', 'stand'],
  kitchen: ['cook', 'carry'],
  garden: ['kneel', 'stand', 'carry'],
  school: ['read', 'stand'],
  office: ['stand', 'read'],
  road: ['walk'],
  station: ['walk', 'wave'],
  ship: ['wave', 'stand'],
  home: ['sit', 'stand', 'read'],
  celebration: ['dance', 'wave', 'stand'],
  sea: ['stand', 'walk', 'wave'],
  forest: ['walk', 'stand'],
  mountains: ['walk', 'stand', 'point'],
  city: ['walk', 'stand'],
  village: ['walk', 'wave', 'stand'],
  church: ['stand'],
  hospital: ['stand'],
  factory: ['stand', 'carry'],
  workshop: ['hold', 'stand'],
  hardship: ['away', 'sit'],
};
const merryPoses: ReadonlySet<Pose> = new Set(['dance', 'wave', 'carry', 'point', 'cook']);
const forGrown: ReadonlySet<Pose> = new Set(['work', 'cook', 'carry']);
const couples: readonly string[] = ['husband', 'wife'];

interface Doing {
  /** Who does what the words say: 'main' or a relation. */
  doer: string;
  said: readonly Found<Pose>[];
  setting: SceneSetting;
  mood: Mood;
  random: Random;
  things: readonly string[];
}

type Person = Pick<PlannedPerson, 'who' | 'age' | 'outfit'>;

function toolFor(outfit: Outfit, setting: SceneSetting, random: Random): string {
  if (setting === 'home' || setting === 'kitchen') return 'broom';
  const [first = 'hoe', ...rest] =
    tools[outfit] ?? (setting === 'farm' || setting === 'garden' ? ['hoe', 'rake'] : ['broom']);
  return random.pick([first, ...rest]);
}

const suits = (pose: Pose, age: Age, mood: Mood) =>
  !(mood === 'quiet' && merryPoses.has(pose)) &&
  !(age === 'child' && forGrown.has(pose)) &&
  !(age === 'elder' && (pose === 'kneel' || pose === 'dance'));

/** What the main person does, from the words, else as is usual in the place. */
function mainPose(
  person: Person,
  alone: boolean,
  { said, setting, mood, random, things }: Doing,
): Posed {
  if (person.age === 'baby') return { pose: 'stand' };
  const pair: ReadonlySet<Pose> = new Set(['hands', 'embrace']);
  const first = said.find(
    ({ choice }) =>
      suits(choice, person.age, mood) &&
      !(alone && pair.has(choice)) &&
      (choice !== 'work' || person.age !== 'child'),
  )?.choice;
  const held = things.find((thing) => is(thing, 'held'));
  if (mood === 'quiet' && !first) return { pose: alone ? 'away' : 'stand' };
  if (
    held &&
    (!first || ['stand', 'sit', 'walk', 'wave', 'read', 'point', 'carry'].includes(first)) &&
    !(first === 'read' && held === 'envelope')
  )
    return {
      pose: first === 'sit' || first === 'walk' ? 'hold' : first === 'read' ? 'read' : 'hold',
      holds: held,
    };
  const [one = 'stand', ...others] = (usual[setting] ?? ['stand']).filter((pose) =>
    suits(pose, person.age, mood),
  );
  const pose = first ?? random.pick([one, ...others]);
  if (pose === 'work') return { pose, holds: toolFor(person.outfit, setting, random) };
  if (pose === 'carry')
    return {
      pose,
      holds:
        things.includes('basket') || random.chance(0.5)
          ? 'basket'
          : setting === 'farm'
            ? 'sack'
            : 'crate',
    };
  if (pose === 'walk' && (things.includes('luggage') || setting === 'station'))
    return { pose, holds: 'luggage' };
  if (pose === 'hold') return { pose, holds: held ?? 'hammer' };
  return { pose, ...(pose === 'read' && things.includes('envelope') && { holds: 'envelope' }) };
}

const gentle: Record<Exclude<Age, 'baby'>, [Pose, ...Pose[]]> = {
  child: ['stand', 'wave', 'stand'],
  youth: ['stand', 'stand', 'wave'],
  adult: ['stand', 'stand', 'point'],
  elder: ['stand', 'sit', 'stand'],
};

/** Poses for all of a scene, the main person first; couples and parents with children hold on to each other. */
export function posesOf(people: readonly Person[], doing: Doing): Posed[] {
  const [main, second] = people;
  if (!main) return [];
  const { said, mood, random, doer } = doing;
  const other = people.findIndex((person, index) => index > 0 && person.who === doer);
  const theirs = other > 0 && people[other] ? mainPose(people[other], false, doing) : undefined;
  const own = theirs
    ? { pose: main.age === 'baby' ? ('stand' as const) : random.pick(gentle[main.age]) }
    : mainPose(main, people.length === 1, doing);
  const busy = said.some(
    ({ choice }) => choice === own.pose && !['hands', 'embrace'].includes(choice),
  );
  const couple = second !== undefined && couples.includes(second.who);
  const wedding = main.outfit === 'bride' || main.outfit === 'groom';
  const together: Pose | undefined =
    second &&
    second.age !== 'baby' &&
    main.age !== 'baby' &&
    (wedding || (!busy && !is(own.holds ?? '', 'instrument')))
      ? said.some(({ choice }) => choice === 'embrace') ||
        (couple && random.chance(0.5)) ||
        mood === 'quiet'
        ? 'embrace'
        : couple || main.age === 'child' || second.age === 'child' || own.pose === 'hands'
          ? 'hands'
          : undefined
      : undefined;
  return people.map((person, index) => {
    if (person.age === 'baby') return { pose: 'stand' };
    if (
      together &&
      index < 2 &&
      (together === 'hands' || main.age !== 'child' || second?.age === 'child')
    )
      return { pose: together };
    if (together && index < 2) return { pose: 'hands' };
    if (index === other && theirs) return theirs;
    if (index === 0) return own;
    if (own.pose === 'dance' && index === 1 && suits('dance', person.age, mood))
      return { pose: 'dance' };
    if (own.pose === 'work' && person.outfit === 'farmer')
      return { pose: 'carry', holds: 'basket' };
    if (mood === 'quiet') return { pose: 'stand' };
    return { pose: random.pick(gentle[person.age]) };
  });
}
