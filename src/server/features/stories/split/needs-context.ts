import { isStopWord } from '@heartwood/reading/stop-words';
import type { Cues } from './cues/cues.ts';
import type { SourceSentence } from './source-sentences.ts';

/** Whether a sentence cannot be understood without the one before it: 'But she did.', 'He laughed.', an answer. */
export function needsContext(text: string, cues: Cues): boolean {
  if (cues.needsContext.test(text) || /^["“«'‘—–]\s*\p{L}/u.test(text)) return true;
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
 * How far back, in sentences, one that begins with 'she' may follow another: the sentences between must name no other
 * person, and the one before must name or mention a person.
 */
export function bridgesBefore(
  sentences: readonly SourceSentence[],
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

/** Whether the next sentence has a pronoun for a person whom this one does not name. */
export function hidesSomeone(
  sentences: readonly SourceSentence[],
  at: number,
  cues: Cues,
): boolean {
  const [sentence, next] = [sentences[at], sentences[at + 1]];
  if (!sentence || !next || sentence.opens > 0 || next.opens > 0) return false;
  if (!cues.pronoun.test(next.text) || !needsContext(next.text, cues)) return false;
  return !namesSomeone(sentence.text, cues);
}
