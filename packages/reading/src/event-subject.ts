import { readName } from './fact-tokens.ts';
import type { Family, Pronouns } from './kin-facts.ts';
import type { ReadSentence } from './read-stories.ts';
import { isPersonsName, type Person } from './resolve-kin.ts';
import type { Whom } from './spoken.ts';
import { fold } from './words.ts';

const betweenWords = new Set(
  `was were is had has have been did not never then just also finally first always only both he'd ja nao so tambem foi e era ainda
nunca ter tinha`.split(/\s+/),
);

/**
 * Whom a verb is said of: the words before it, or in Portuguese its own form. Undefined where it cannot be told, or it is
 * nobody of the family.
 *
 * @param at the token of the verb
 */
export function subjectOf(
  sentence: ReadSentence,
  at: number,
  context: {
    person: Person;
    family: Family;
    pronouns: Pronouns;
    whomOfKin: ReadonlyMap<number, Whom>;
    commonWords: ReadonlySet<string>;
  },
): Whom | undefined {
  const { tokens, language, narrator } = sentence;
  let before = at - 1;
  while (betweenWords.has(fold(tokens[before]?.low ?? ''))) before -= 1;
  const token = tokens[before];
  const low = token?.low ?? '';
  if (/^(?:i|i'd|eu|we|we'd|nós)$/.test(low))
    return narrator.is === 'person' ? { is: 'self' } : undefined;
  const pronoun = context.pronouns.at.get(before);
  if (pronoun) return pronoun;
  const kin = context.whomOfKin.get(before);
  if (kin) return kin;
  const name = nameEndingAt(sentence, before, context.commonWords);
  if (name) return ofName(name, context);
  const isOwn = language === 'pt' && narrator.is === 'person';
  return isOwn && /(?:ei|i|ei-me|amos|ámos|emos)$/.test(tokens[at]?.low ?? '')
    ? { is: 'self' }
    : undefined;
}

function ofName(
  name: string,
  { person, family }: { person: Person; family: Family },
): Whom | undefined {
  if (isPersonsName(name, person)) return { is: 'self' };
  const relation = family.relationOf(name);
  return relation ? { is: 'kin', relation, name } : { is: 'other', name };
}

function nameEndingAt(
  { tokens, language }: ReadSentence,
  at: number,
  commonWords: ReadonlySet<string>,
): string | undefined {
  for (let from = Math.max(0, at - 4); from <= at; from++) {
    const name = readName(tokens, from, language, commonWords);
    if (name?.to === at + 1) return name.text;
  }
  return undefined;
}

/** The subject of a fact: 'self', a name, or the relation of a relative whose name no story tells. */
export function subjectText(whom: Whom, family: Family): string | undefined {
  if (whom.is === 'self') return 'self';
  if (whom.is === 'kin') return whom.name ?? family.nameOf(whom.relation) ?? whom.relation;
  return undefined;
}
