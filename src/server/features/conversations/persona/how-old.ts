import type { Evidence } from './find-evidence.ts';
import type { PersonaPerson } from './persona.ts';
import type { AskedQuestion } from './read-question.ts';
import { fill, type Voice } from './voice.ts';

const longestLife = 120;
const year = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/;

/** The age that the year of birth makes in a year, or nothing where either is not known. */
export function tellAge(
  { birthYear }: PersonaPerson,
  inYear: number | null | undefined,
  frame: 'age' | 'ageThen',
  voice: Voice,
): string | undefined {
  if (!birthYear || !inYear || inYear < birthYear || inYear > birthYear + longestLife) return;
  const age = inYear - birthYear;
  return fill(voice.frames.facts[frame], {
    birthYear: String(birthYear),
    year: String(inYear),
    age: String(age),
    ageBefore: String(Math.max(0, age - 1)),
  });
}

const saysMyAge =
  /\b(?:I|we) (?:was|were)(?: \w+){0,2} (?:\d{1,2}\b|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)|\bat (?:the age of )?(?:\w+teen|twenty|thirty|\d\d)\b|(?<!\p{L})(?:tinha|com|fiz) (?:\p{L}+ ){1,4}anos/iu;

/** How old the person was in what a question was answered by, where only its year is told. */
export function ageInStory(
  { kind }: AskedQuestion,
  { sentences, best }: Evidence,
  told: readonly string[],
  person: PersonaPerson,
  voice: Voice,
): string | undefined {
  const answer = sentences[best] ?? '';
  if (kind !== 'own age' || saysMyAge.test(answer)) return undefined;
  const found = year.exec(answer) ?? year.exec(told.join(' '));
  return found ? tellAge(person, Number(found[0]), 'ageThen', voice) : undefined;
}
