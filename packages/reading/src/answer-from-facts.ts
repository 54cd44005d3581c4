import { yearAfterDeath } from './after-death.ts';
import { answerAge, answerMarriageLength } from './answer-ages.ts';
import { answerCount, answerKin } from './answer-kin.ts';
import { answerProfile } from './answer-profile.ts';
import { answerYear } from './answer-years.ts';
import type { Draft, FactAnswer } from './fact-answer.ts';
import { readFactQuestion, type Who } from './fact-question.ts';
import { hedged, type Variety } from './fact-wording.ts';
import { afterDeathText } from './fact-wording-dated.ts';
import type { Language } from './language.ts';
import { type AskedPerson, type KnownFact, KnownLife } from './life-of.ts';

export type { FactAnswer } from './fact-answer.ts';
export type { AskedPerson, KnownFact } from './life-of.ts';

export interface FactInquiry {
  question: string;
  language: Language;
  /** The variety of a Portuguese answer; 'pt-BR' unless given. */
  portuguese?: 'pt-BR' | 'pt-PT';
  person: AskedPerson;
  facts: readonly KnownFact[];
  now: Date;
}

/**
 * Answers a question that asks for exactly one fact of the person, with arithmetic shown; undefined where it asks for
 * anything else or the facts do not tell. What the family filled in about the person counts as confirmed.
 */
export function answerFromFacts(inquiry: FactInquiry): FactAnswer | undefined {
  const { question, language, person, facts, now } = inquiry;
  const life = new KnownLife(person, facts);
  const variety: Variety = language === 'en' ? 'en' : (inquiry.portuguese ?? 'pt-BR');
  const asked = readFactQuestion(question, language, {
    relationship: person.relationship,
    names: [person.name],
  });
  const draft = asked && findAnswer(asked, life, variety, now);
  if (draft) return finish(draft, variety);
  const year = person.deathYear && yearAfterDeath(question, language, person.deathYear, now);
  if (!year || !person.deathYear) return undefined;
  const text = afterDeathText(person.deathYear, year, life.gender, variety);
  return { kind: 'after-death', isConfirmed: true, facts: [], year, text };
}

const spouse: Who = { is: 'kin', relations: ['husband', 'wife'], isPlural: false, words: [] };

function findAnswer(
  question: NonNullable<ReturnType<typeof readFactQuestion>>,
  life: KnownLife,
  variety: Variety,
  now: Date,
): Draft | undefined {
  const { asked } = question;
  if (asked === 'kin') return answerKin(question.who, life, variety);
  if (asked === 'spouse') return answerKin(spouse, life, variety);
  if (asked === 'count') return answerCount(question.who, life, variety);
  if (asked === 'marriage-length') return answerMarriageLength(life, variety);
  if (asked.startsWith('age-')) return answerAge(question, life, variety, now);
  if (asked.endsWith('-year')) return answerYear(question, life, variety);
  return answerProfile(asked, life, variety);
}

function finish(draft: Draft, variety: Variety): FactAnswer {
  const isConfirmed = draft.facts.every(({ status }) => status === 'confirmed');
  return { ...draft, isConfirmed, text: isConfirmed ? draft.text : hedged(draft.text, variety) };
}
