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

const read = (path: string) => readFile(fileURLToPath(new URL(path, import.meta.url)), 'utf8');

/** One taught ancestor with the questions about them; lines are `ask => expected | or this`, with `before > ask` for a follow-up. */
export async function readFamily(file: string): Promise<BenchFamily> {
  const person = {
    speakingPace: 'normal',
    ...JSON.parse(await read(`families/${file}.json`)),
  } as TaughtPerson;
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
