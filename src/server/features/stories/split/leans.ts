import { isStopWord } from '#server/platform/language/stop-words.ts';
import type { Cues } from './cues/cues.ts';
import type { ToldSentence } from './told-sentences.ts';

/** Whether a sentence cannot be understood without the one before it: 'But she did.', 'He laughed.', an answer. */
export function leans(text: string, cues: Cues): boolean {
  if (cues.leaning.test(text) || /^["“«'‘—–]\s*\p{L}/u.test(text)) return true;
  if (/\bthere(?=[.,;]|$)/i.test(text)) return true;
  const pronoun = cues.pronoun.exec(text);
  if (!pronoun || /[“”"]/.test(text.slice(0, pronoun.index))) return false;
  const before = text.slice(0, pronoun.index);
  const [first = ''] = text.split(/[\s,]/);
  const beginsWithName =
    /^\p{Lu}\p{Ll}/u.test(first) &&
    !isStopWord(first.toLowerCase(), 'en') &&
    !isStopWord(first.toLowerCase(), 'pt');
  return before.split(/\s+/).length < 9 && !beginsWithName && !cues.person.test(before);
}

const bridgesAtMost = 3;

/** How many sentences before one that begins with 'she' speak of nobody else, so that they can be left out. */
export function bridgesBefore(sentences: readonly ToldSentence[], at: number, cues: Cues): number {
  const sentence = sentences[at];
  if (!sentence || sentence.opens > 0 || sentence.isRest || !cues.someone.test(sentence.text))
    return 0;
  let bridges = 0;
  while (bridges < bridgesAtMost) {
    const skipped = sentences[at - 1 - bridges];
    const isOfOthers = !skipped || skipped.opens > 0 || cues.others.test(skipped.text);
    if (isOfOthers) break;
    bridges += 1;
  }
  return bridges;
}
