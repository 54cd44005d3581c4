import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type {
  PersonaMaterial,
  PersonaPerson,
} from '#server/features/conversations/persona/persona.ts';
import type { SummarizedTraining } from '#server/features/training/summary/summarized.ts';

/** A question as somebody asks it, and what a good reply stands on. */
export interface BenchQuestion {
  /** Turns before it, oldest first. */
  before: string[];
  ask: string;
  /** Titles of stories or kinds of details, any of them right first; empty where it was never told. */
  expect: string[];
  /** Whether saying that it was never told is right, or one of the right answers. */
  mayBeUntold: boolean;
  /** Kept out of sight while the rules were tuned. */
  isHeldOut: boolean;
}

export type TaughtPerson = PersonaPerson & SummarizedTraining;

export interface BenchFamily {
  file: string;
  person: TaughtPerson;
  material: PersonaMaterial;
  questions: BenchQuestion[];
}

export const familyFiles = ['nell', 'joe', 'conceicao'] as const;
/** Harder ones, whose questions were put by writers who knew none of the rules, in other words than the stories'. */
export const strangerFiles = ['armindo', 'desmond', 'ilda', 'midge', 'winston', 'zuleide'] as const;

const read = (path: string) => readFile(fileURLToPath(new URL(path, import.meta.url)), 'utf8');

/** One taught ancestor with the questions about them; lines are `ask => expected | or this`, with `before > ask` for a follow-up. */
export async function readFamily(file: string): Promise<BenchFamily> {
  const person = await readPerson(`families/${file}.json`);
  const linesOf = async (name: string) => (await read(`questions/${name}.txt`)).trim().split('\n');
  const tuned = (await linesOf(file)).map((line) => readLine(line, false));
  const heldOut = (await linesOf(`${file}.held-out`)).map((line) => readLine(line, true));
  return {
    file,
    person,
    material: { person, stories: person.stories },
    questions: [...tuned, ...heldOut],
  };
}

/** One of the strangers with the questions about them. */
export async function readStranger(file: string): Promise<BenchFamily> {
  const person = await readPerson(`strangers/${file}.json`);
  const lines = (await read(`strangers/${file}.txt`)).trim().split('\n');
  const questions = lines.map((line) => readLine(line, true));
  return { file, person, material: { person, stories: person.stories }, questions };
}

async function readPerson(path: string): Promise<TaughtPerson> {
  return { speakingPace: 'normal', ...JSON.parse(await read(path)) };
}

function readLine(line: string, isHeldOut: boolean): BenchQuestion {
  const [turns = '', expected = ''] = line.split(' => ');
  const asked = turns.split(' > ');
  const answers = expected.split(' | ').map((each) => each.trim());
  return {
    before: asked.slice(0, -1),
    ask: asked.at(-1) ?? '',
    expect: answers.filter((each) => each !== 'not told'),
    mayBeUntold: answers.includes('not told'),
    isHeldOut,
  };
}
