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
  | 'pride'
  | 'wishes'
  | 'closeness'
  | 'rude'
  | 'doubt'
  | 'aboutMe'
  | 'isItReal'
  | 'isItAi'
  | 'isItDead'
  | 'beyond'
  | 'notForMe'
  | 'whoAreYou'
  | 'canYouFeel';

export type Fact =
  | 'fullName'
  | 'birthPlace'
  | 'birthYear'
  | 'age'
  | 'ageAtDeath'
  | 'deathYear'
  | 'occupation'
  | 'religion'
  | 'senseOfHumor'
  | 'communicationStyle'
  | 'character'
  | 'commonPhrases'
  | 'passions'
  | 'values';

export interface Patterns {
  courtesies: ReadonlyArray<readonly [Courtesy, RegExp]>;
  /** Matched anywhere; what is left of the question must say nothing more. */
  facts: ReadonlyArray<readonly [Fact, RegExp]>;
  /** Tells something of the writer's own; says nothing when it ends in a question mark. */
  statement: RegExp;
  /** A statement that wants sympathy, whoever it begins with. */
  sorrow: RegExp;
  /** A statement of something to be glad of. */
  joy: RegExp;
  /** Tells the person what the person was or did. */
  remark: RegExp;
  /** Wants the last reply once more. */
  again: RegExp;
  /** Of how the person died, which nobody tells of themselves. */
  /** Asks for the story that was just named. */
  thatOne: RegExp;
  ownDeath: RegExp;
  /** So little that it means something only after what was said before. */
  scrap: RegExp;
  yes: RegExp;
  no: RegExp;
  story: RegExp;
  /** Asks for no story in particular: a good one, one of a whole life. */
  anyStory: RegExp;
  anotherStory: RegExp;
  more: RegExp;
  /** Asks what comes next in the story, and not for what was left out. */
  next: RegExp;
  /** Words of somebody's own life, of the one who asks or of the one who is asked. */
  ofALife: RegExp;
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
  'isItDead',
  'closeness',
  'canYouFeel',
  'love',
  'sorrow',
  'pride',
  'wishes',
  'doubt',
  'rude',
  'aboutMe',
  'whoAreYou',
  'howAreYou',
  'goodbye',
  'thanks',
  'notForMe',
  'beyond',
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
    courtesies.push(...found);
    if (found.length > 0 || !/\p{L}|\p{N}/u.test(sentence)) continue;
    const rest = withoutLeadingCourtesy(sentence, patterns, names);
    const further = rest === sentence ? [] : courtesyOf(rest, patterns, names);
    courtesies.push(...further);
    if (further.length === 0) asking.push(rest);
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
  if (comma < 0) return withoutGreeting(sentence, patterns, names);
  const head = sentence.slice(0, comma);
  const isCourtesy = courtesyOf(head, patterns, names).length > 0;
  const isCall = plainClause(head, patterns.callings, names) === '';
  return isCourtesy || isCall ? sentence.slice(comma + 1).trim() : sentence;
}

const asksOn =
  /^(?:who|what|when|where|why|how|did|do|were|are|can|tell|o que|que|quem|quando|onde|como|porque|porquê|qual|conta|fala|diz|tens|tinhas)(?!\p{L})/iu;

// 'Hi granny how are you' and 'Avó onde nasceste?' have no comma.
function withoutGreeting(sentence: string, patterns: Patterns, names: readonly string[]): string {
  const words = sentence.trim().split(/\s+/);
  for (const count of [1, 2, 3]) {
    const [head, rest] = [words.slice(0, count).join(' '), words.slice(count).join(' ')];
    const isGreeting = courtesyOf(head, patterns, names)[0] === 'greeting';
    const isCall = plainClause(head, patterns.callings, names) === '' && asksOn.test(rest);
    if (rest && (isGreeting || isCall)) return withoutGreeting(rest, patterns, names);
  }
  return sentence;
}

export type PatternsByLanguage = Readonly<Record<Language, Patterns>>;
