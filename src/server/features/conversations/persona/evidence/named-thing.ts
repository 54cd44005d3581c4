import { fold, writtenWords } from '#server/platform/language/words.ts';
import type { Language } from '#shared/language/language.ts';
import type { AskedTerm } from '../questions/read-question.ts';
import { meets, readText } from './match-terms.ts';

const naming = /\b(?:called|named|names?|nicknamed|christened|nomes?|chama\w*|apelid\w+|alcunha)\b/;
const placing =
  /^(?:in|at|to|from|into|on|near|of|by|em|no|na|nos|nas|de|do|da|para|ao|por|pelo|pela)$/;

/**
 * Whether some sentence gives a name to what is asked for: 'a boat called Hope', 'my brother Frank',
 * 'the forewoman, Mrs Hale'. A name elsewhere in the sentence, as of a street, is not its name.
 */
export function namesTheAsked(
  asked: readonly AskedTerm[],
  sentences: readonly string[],
  language: Language,
): boolean {
  const unnamed = asked.filter((term) => !term.isName);
  const head = unnamed.find((term) => term.isHead) ?? unnamed[0];
  // 'What was Mr Gill's first name?'
  if (!head) return sentences.some((sentence) => naming.test(fold(sentence)));
  return sentences.some((sentence, at) => {
    const words = writtenWords(sentence);
    const spots = words.flatMap(({ word }, spot) =>
      meets({ ...head, spouse: undefined }, readText(word, language)) > 0 ? [spot] : [],
    );
    if (spots.length === 0) return false;
    const next = sentences[at + 1] ?? '';
    if (naming.test(fold(sentence)) || naming.test(fold(next).slice(0, 40))) return true;
    // 'Love, Dad' names nobody's father.
    const isKin = head.class === 'kin';
    return spots.some((spot) => hasNameBeside(words, spot, isKin));
  });
}

function hasNameBeside(
  words: ReadonlyArray<{ word: string }>,
  spot: number,
  isKin: boolean,
): boolean {
  const isName = (at: number) => at > 0 && /^\p{Lu}\p{Ll}/u.test(words[at]?.word ?? '');
  const isPlaced = (at: number) => placing.test(fold(words[at - 1]?.word ?? ''));
  // 'The shop, a Polish pilot' names no shop.
  const isOther = (at: number) => /^(?:an?|one|some|um|uma)$/i.test(words[at - 1]?.word ?? '');
  const beside = [spot + 1, spot + 2, spot - 1];
  return (isKin ? beside : [spot, ...beside]).some(
    (at) => isName(at) && !isPlaced(at) && !isOther(at),
  );
}
