import { isStopWord } from '@heartwood/reading/stop-words';
import type { Cues } from './cues/cues.ts';
import type { ToldSentence } from './told-sentences.ts';

/** Whether a sentence cannot be understood without the one before it: 'But she did.', 'He laughed.', an answer. */
export function leans(text: string, cues: Cues): boolean {
  if (cues.leaning.test(text) || /^["“«'‘—–]\s*\p{L}/u.test(text)) return true;
  if (/\bthere(?=[.,;]|$)|\b(?:like that|that way|each one)\b/i.test(text)) return true;
  const pronoun = cues.pronoun.exec(text);
  if (!pronoun || /[“”"]/.test(text.slice(0, pronoun.index))) return false;
  const before = text.slice(0, pronoun.index);
  return before.split(/\s+/).length < 14 && !beginsWithName(text) && !cues.person.test(before);
}

function beginsWithName(text: string): boolean {
  const [first = ''] = text.split(/[\s,]/);
  const isStop = isStopWord(first.toLowerCase(), 'en') || isStopWord(first.toLowerCase(), 'pt');
  return /^\p{Lu}\p{Ll}/u.test(first) && !isStop;
}

const namesSomeone = (text: string, cues: Cues) => beginsWithName(text) || cues.person.test(text);

const bridgesAtMost = 3;

/**
 * How far back, in sentences, one that begins with 'she' may be joined to another: only sentences that speak of
 * nobody else are left out, and the one it is joined to speaks of somebody.
 */
export function bridgesBefore(
  sentences: readonly ToldSentence[],
  at: number,
  cues: Cues,
): number[] {
  const sentence = sentences[at];
  if (!sentence || sentence.opens > 0 || sentence.isRest || !cues.someone.test(sentence.text))
    return [];
  const bridges: number[] = [];
  for (let back = 2; back <= bridgesAtMost + 1; back += 1) {
    const [skipped, joined] = [sentences[at - back + 1], sentences[at - back]];
    if (!skipped || !joined || skipped.opens > 0 || cues.others.test(skipped.text)) break;
    if (namesSomeone(joined.text, cues) || cues.pronoun.test(joined.text)) bridges.push(back);
  }
  return bridges;
}

/** Whether the sentence after this one speaks of somebody, as 'she', whom this one does not name either. */
export function hidesSomeone(sentences: readonly ToldSentence[], at: number, cues: Cues): boolean {
  const [sentence, next] = [sentences[at], sentences[at + 1]];
  if (!sentence || !next || sentence.opens > 0 || next.opens > 0) return false;
  if (!cues.pronoun.test(next.text) || !leans(next.text, cues)) return false;
  return !namesSomeone(sentence.text, cues);
}
