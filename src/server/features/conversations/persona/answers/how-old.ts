import { fold, words } from '#server/platform/language/words.ts';
import type { Evidence } from '../evidence/find-evidence.ts';
import { coverage, readText } from '../evidence/match-terms.ts';
import { isFirstPerson } from '../evidence/narrator.ts';
import { ownAgeNear } from '../evidence/own-age.ts';
import type { PersonaPerson } from '../persona.ts';
import type { AskedQuestion } from '../questions/read-question.ts';
import { fill, type Voice } from '../wording/voice.ts';
import { yearNeeded } from './tell-passage.ts';

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

const ofYou = /\bwhen (?:you|u|we)\b|(?<!\p{L})quando (?:tu )?\p{L}+(?:ste|vas|ias)(?!\p{L})/iu;
const ofMe = /\b(?:I|[Ww]e|us)\b/;
const ofPerson = /(?<!\p{L})(?:he|she|they|ele|ela|eles)(?!\p{L})/iu;

// The boat that came in 1930 does not say when the one who is asked came.
function isOfWhomAsked(
  { text, names }: AskedQuestion,
  { isOwnVoice, language }: Evidence,
  answer: string,
): boolean {
  if (!ofYou.test(text)) return true;
  if (isOwnVoice) return language === 'en' ? ofMe.test(answer) : isFirstPerson(answer, language);
  return ofPerson.test(answer) || words(answer).some((word) => names.has(fold(word)));
}

function yearOf(asked: AskedQuestion, evidence: Evidence): number | undefined {
  const { sentences, best, language } = evidence;
  const answer = sentences[best] ?? '';
  const weighty = asked.terms.filter((term) => term.class !== 'light');
  const isMet = coverage(weighty, readText(answer, language)) > 0.75;
  if (!isMet || !isOfWhomAsked(asked, evidence, answer)) return undefined;
  const found = year.exec(answer) ?? year.exec(sentences[yearNeeded(evidence, asked) ?? -1] ?? '');
  return found ? Number(found[0]) : undefined;
}

const saysAge = ({ sentences, best }: Evidence) => ownAgeNear(sentences, best) !== undefined;

/** Whether it answers 'How old were you when …?': by the age itself, or by a year that makes one. */
export function tellsOwnAge(
  asked: AskedQuestion,
  evidence: Evidence,
  { birthYear }: PersonaPerson,
): boolean {
  if (asked.kind !== 'own age' || saysAge(evidence)) return true;
  return Boolean(birthYear) && yearOf(asked, evidence) !== undefined;
}

/** How old the person was in what a question was answered by, where only its year is told. */
export function ageInStory(
  asked: AskedQuestion,
  evidence: Evidence,
  person: PersonaPerson,
  voice: Voice,
): string | undefined {
  if (asked.kind !== 'own age' || saysAge(evidence)) return undefined;
  return tellAge(person, yearOf(asked, evidence), 'ageThen', voice);
}
