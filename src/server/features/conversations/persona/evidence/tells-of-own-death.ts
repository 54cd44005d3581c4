import { fold, words, writtenWords } from '#server/platform/language/words.ts';
import type { PersonaPerson } from '../persona.ts';
import type { Evidence } from './find-evidence.ts';
import { isSpokenOf } from './narrator.ts';

const before = 2;
const placing =
  /(?:^|[.!?:“"«]\s*|\b(?:in|at|to|from|into|on|near|of|em|n[oa]|d[eoa]|para|ao|à|por) )$/iu;

/**
 * Whether a passage with a death in it tells of this person's: nobody tells of their own, and 'He died in 1979'
 * is of whoever the sentence before names.
 */
export function tellsOfOwnDeath(
  { isOwnVoice, sentences, best }: Evidence,
  person: PersonaPerson,
): boolean {
  if (isOwnVoice) return false;
  if (isSpokenOf(person, sentences[best] ?? '')) return true;
  const names = new Set(words(`${person.name} ${person.fullName ?? ''}`).map(fold));
  return !sentences
    .slice(Math.max(0, best - before), best + 1)
    .some((sentence) => namesAnother(sentence, names));
}

function namesAnother(sentence: string, names: ReadonlySet<string>): boolean {
  return writtenWords(sentence).some(
    ({ word, index }) =>
      /^\p{Lu}\p{Ll}/u.test(word) &&
      !names.has(fold(word)) &&
      !placing.test(sentence.slice(0, index)),
  );
}
