import type { Language } from '@heartwood/reading/language';
import { fold } from '@heartwood/reading/words';
import { speaksAsSelf } from './first-person.ts';
import type { ReadText } from './read-text.ts';
import { courtesyPhrases, courtesyWords, untoldPhrases } from './small-talk.ts';

/** Names that are no one's. */
const ownNames = new Set(['ai', 'ia', 'heartwood']);
const beginsWithAnswer = /^\P{L}*(?:yes|no|yeah|sim|nao)\s*(?:[,.!;:—–-]|$)/u;

/**
 * Whether a sentence greets, thanks, comforts, asks or says that nothing was told, and so needs no passage: it holds no
 * word of meaning, name or figure besides those of courtesy and of the message it answers. In a question those of the
 * passages may stand as well.
 */
export function isSmallTalk(
  text: string,
  read: ReadText,
  {
    language,
    message,
    passages,
    names,
  }: {
    language: Language;
    message: ReadText;
    /** The terms of every passage that was given. */
    passages: ReadonlySet<string>;
    /** Of the user and the person, folded. */
    names: ReadonlySet<string>;
  },
): boolean {
  const folded = fold(text).replaceAll('’', "'");
  if (beginsWithAnswer.test(folded)) return false;
  const inWords = asWords(folded);
  const phrase = [...courtesyPhrases[language], ...untoldPhrases[language]].find((each) =>
    inWords.includes(asWords(each)),
  );
  const isQuestion = /\?["”»)]*$/.test(text.trim());
  if (!phrase && !isQuestion) return false;
  const isOwnClaim = speaksAsSelf(phrase ? folded.replace(phrase, ' ') : folded, language);
  const mayHold = (term: string) =>
    courtesyWords[language].has(term) ||
    names.has(term) ||
    ownNames.has(term) ||
    (!isOwnClaim && (message.terms.has(term) || (isQuestion && passages.has(term))));
  const isAllowed = read.words.every(
    ({ folded: word, stem, isName }) =>
      (stem === undefined && !isName) || mayHold(word) || (stem !== undefined && mayHold(stem)),
  );
  return isAllowed && [...read.figures].every((figure) => message.figures.has(figure));
}

/** Whether a sentence says that nothing was told. */
export function saysUntold(text: string, language: Language): boolean {
  const inWords = asWords(fold(text).replaceAll('’', "'"));
  return untoldPhrases[language].some((phrase) => inWords.includes(asWords(phrase)));
}

function asWords(folded: string): string {
  return ` ${(folded.match(/[\p{L}\p{N}'-]+/gu) ?? []).join(' ')} `;
}
