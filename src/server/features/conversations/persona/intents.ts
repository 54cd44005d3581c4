import { fold } from '#server/platform/language/words.ts';
import type { Language } from '#shared/language/language.ts';

/** What somebody says besides asking about the person's life. */
export type Courtesy =
  | 'greeting'
  | 'goodbye'
  | 'thanks'
  | 'howAreYou'
  | 'love'
  | 'sorrow'
  | 'rude'
  | 'doubt'
  | 'aboutMe'
  | 'isItReal'
  | 'isItAi'
  | 'whoAreYou'
  | 'canYouFeel';

export type Fact =
  | 'fullName'
  | 'birthPlace'
  | 'birthYear'
  | 'deathYear'
  | 'occupation'
  | 'religion'
  | 'senseOfHumor'
  | 'communicationStyle'
  | 'commonPhrases'
  | 'passions'
  | 'values';

export interface Patterns {
  courtesies: ReadonlyArray<readonly [Courtesy, RegExp]>;
  /** Matched anywhere; what is left of the question must say nothing more. */
  facts: ReadonlyArray<readonly [Fact, RegExp]>;
  /** Tells something of the writer's own; says nothing when it ends in a question mark. */
  statement: RegExp;
  /** A statement that wants sympathy. */
  sorrow: RegExp;
  story: RegExp;
  anotherStory: RegExp;
  more: RegExp;
  advice: RegExp;
  /** Matters for a doctor, a lawyer or a bank, asked for oneself. */
  professional: RegExp;
  callings: RegExp;
}

/** A clause as patterns read it: folded, no punctuation, no apostrophes, nobody called by name. */
export function plainClause(clause: string, callings: RegExp, names: readonly string[]): string {
  const plain = fold(clause)
    .replace(/[’'`´]/g, '')
    .replace(/[^a-z0-9 ]+/g, ' ');
  return plain
    .split(' ')
    .filter((word) => word && !names.includes(word))
    .join(' ')
    .replace(callings, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

export interface Said {
  courtesy: Courtesy | undefined;
  /** The message without its courtesies; empty when there was nothing else. */
  rest: string;
}

// What weighs more is answered when one message says several things.
const gravity: readonly Courtesy[] = [
  'isItReal',
  'isItAi',
  'canYouFeel',
  'love',
  'sorrow',
  'doubt',
  'rude',
  'aboutMe',
  'whoAreYou',
  'howAreYou',
  'goodbye',
  'thanks',
  'greeting',
];

/** Parts a message into what is courtesy and what asks. */
export function partCourtesies(
  message: string,
  patterns: Patterns,
  names: readonly string[],
): Said {
  const courtesies: Courtesy[] = [];
  const asking: string[] = [];
  for (const sentence of message.split(/(?<=[.!?\n])\s+/)) {
    const found = courtesyOf(sentence, patterns, names);
    if (found.length > 0) courtesies.push(...found);
    else if (/\p{L}|\p{N}/u.test(sentence))
      asking.push(withoutLeadingCourtesy(sentence, patterns, names));
  }
  return {
    courtesy: gravity.find((each) => courtesies.includes(each)),
    rest: asking.join(' ').trim(),
  };
}

function courtesyOf(sentence: string, patterns: Patterns, names: readonly string[]): Courtesy[] {
  const clauses = sentence
    .split(/,/)
    .map((clause) => plainClause(clause, patterns.callings, names));
  const whole = clauses.filter(Boolean).join(' ');
  const matchOf = (text: string) =>
    patterns.courtesies.find(([, pattern]) => pattern.test(text))?.[0];
  const one = matchOf(whole);
  if (one) return [one];
  const each = clauses.filter(Boolean).map(matchOf);
  return each.length > 0 && each.every((found) => found !== undefined) ? each : [];
}

function withoutLeadingCourtesy(
  sentence: string,
  patterns: Patterns,
  names: readonly string[],
): string {
  const comma = sentence.indexOf(',');
  if (comma < 0) return sentence;
  const head = sentence.slice(0, comma);
  const isCourtesy = courtesyOf(head, patterns, names).length > 0;
  const isCall = plainClause(head, patterns.callings, names) === '';
  return isCourtesy || isCall ? sentence.slice(comma + 1).trim() : sentence;
}

export type PatternsByLanguage = Readonly<Record<Language, Patterns>>;
