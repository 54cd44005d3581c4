import { fold } from '#server/platform/language/words.ts';
import type { AskedQuestion } from './read-question.ts';

const particular =
  /(?<!\p{L})(?:other|first|second|third|last|next|only|same|oldest|youngest|outr[oa]|primeir[oa]|segund[oa]|terceir[oa]|últim[oa]|únic[oa])\s+\p{L}+/giu;
const asksOfYou = /\b(?:did|were|was|do|are|have|had) (?:you|u)\b/i;
const tellsOfMe = /\b(?:I|we)\b/;
const asksForWedding =
  /\b(?:your|teu|vosso|seu) (?:wedding|marriage|casamento)\b(?! (?:dress|ring|cake|gift|present))/i;
const tellsOfWedding =
  /\b(?:I|we) (?:got |were )?married\b|(?<!\p{L})(?:casei|casámos|casamos)(?!\p{L})/iu;
const asksForKin = /\bwhat (?:was|is|were|are) your (\w+) like\b/i;
const asksForFirstHome =
  /\b(?:house|home|live|casa|vivias|moravas)\b.*\b(?:little|small|young|child|girl|boy|pequen[oa]|criança|menin[oa])\b/i;
const tellsOfFirstHome = /\b(?:I|we) grew up\b|\bcrescemos\b|\bcresci\b/iu;
const asksForCharacter =
  /\bwhat (?:was|is|were|are) (\p{Lu}\p{L}+) like\b|\bcomo (?:era|é) (?:o |a )?(\p{Lu}\p{L}+)/iu;

/** How well a sentence fits how a question is put, beside the words that both hold. */
export function tellingFit({ text }: AskedQuestion, sentence: string): number {
  const told = fold(sentence);
  // 'The other swallow' is not any swallow.
  const isParticular = [...text.matchAll(particular)].some(([pair]) => told.includes(fold(pair)));
  const isOfThem = asksOfYou.test(text) && tellsOfMe.test(sentence);
  const isWedding = asksForWedding.test(text) && tellsOfWedding.test(sentence);
  const asked = asksForCharacter.exec(text);
  const who = asked?.[1] ?? asked?.[2];
  const isCharacter =
    who !== undefined &&
    new RegExp(
      `(?<!\\p{L})${fold(who)} (?:was|is|era|foi) (?:an?|the|always|never|um|uma|o|a)\\b`,
      'u',
    ).test(told);
  const isFirstHome = asksForFirstHome.test(text) && tellsOfFirstHome.test(sentence);
  return (
    (isParticular ? 0.25 : 0) +
    (isOfThem ? 0.16 : 0) +
    (isWedding || isCharacter || isFirstHome ? 0.3 : 0) +
    kinPictured(text, sentence)
  );
}

// 'My mother was …' and 'my mother Hanne …' say more of her than 'my mother asked him'.
function kinPictured(text: string, sentence: string): number {
  const kin = asksForKin.exec(text)?.[1];
  if (!kin) return 0;
  const mine = `\\b(?:[Mm]y|[Oo]ur) ${kin}`;
  const tellsWhatLike = `${mine}(?: \\p{Lu}\\p{L}+)? (?:was|were|is|had|always|never)\\b`;
  if (new RegExp(tellsWhatLike, 'u').test(sentence)) return 0.3;
  return new RegExp(`${mine} \\p{Lu}`, 'u').test(sentence) ? 0.15 : 0;
}

const superlative =
  /\b(worst|best|happiest|saddest|hardest|proudest|funniest|scariest|strangest|bravest|kindest|biggest) (\w+)/g;
const moment =
  /^(?:days?|times?|moments?|years?|nights?|winters?|summers?|months?|thing|part|memory)$/;

/** Whether the asked superlative is told only of something else: 'the worst liar' is no worst day. */
export function isOtherSuperlative({ text }: AskedQuestion, told: string): boolean {
  const read = (said: string) =>
    Array.from(fold(said).matchAll(superlative), ([, how = '', what = '']) => ({
      how,
      what: moment.test(what) ? 'moment' : what,
    }));
  const there = read(told);
  return read(text).some(({ how, what }) => {
    const same = there.filter((each) => each.how === how);
    return same.length > 0 && !same.some((each) => each.what === what);
  });
}

/** How well 'She was stubborn' pictures whoever was named just before. */
export function pictured({ text }: AskedQuestion, sentence: string, before: string): number {
  const asked = asksForCharacter.exec(text);
  const who = asked?.[1] ?? asked?.[2];
  const isPicture =
    who !== undefined &&
    before.includes(who) &&
    /^(?:She|He|Ela|Ele) (?:was|is|era)(?: (?:always|never|so|very|sempre|muito|an?|the|uma?|o|a))* \p{Ll}/u.test(
      sentence,
    );
  return isPicture ? 1.5 : 0;
}
