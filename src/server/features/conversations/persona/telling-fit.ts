import { fold } from '#server/platform/language/words.ts';
import type { AskedQuestion } from './read-question.ts';

const particular =
  /(?<!\p{L})(?:other|first|second|third|last|next|only|same|oldest|youngest|outr[oa]|primeir[oa]|segund[oa]|terceir[oa]|últim[oa]|únic[oa])\s+\p{L}+/giu;
const asksOfYou = /\b(?:did|were|was|do|are|have|had) (?:you|u)\b/i;
const tellsOfMe = /\b(?:I|we)\b/;
const asksForCharacter =
  /\bwhat (?:was|is|were|are) (\p{Lu}\p{L}+) like\b|\bcomo (?:era|é) (?:o |a )?(\p{Lu}\p{L}+)/iu;

/** How well a sentence fits how a question is put, beside the words that both hold. */
export function tellingFit({ text }: AskedQuestion, sentence: string): number {
  const told = fold(sentence);
  // 'The other swallow' is not any swallow.
  const isParticular = [...text.matchAll(particular)].some(([pair]) => told.includes(fold(pair)));
  const isOfThem = asksOfYou.test(text) && tellsOfMe.test(sentence);
  const asked = asksForCharacter.exec(text);
  const who = asked?.[1] ?? asked?.[2];
  const isCharacter =
    who !== undefined &&
    new RegExp(
      `(?<!\\p{L})${fold(who)} (?:was|is|era|foi) (?:an?|the|always|never|um|uma|o|a)\\b`,
      'u',
    ).test(told);
  return (isParticular ? 0.25 : 0) + (isOfThem ? 0.16 : 0) + (isCharacter ? 0.3 : 0);
}
