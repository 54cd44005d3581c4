import { fold } from '#server/platform/language/words.ts';
import type { AskedQuestion } from '../questions/read-question.ts';
import { introduces } from './introduces.ts';
import { withoutSpeech } from './speech.ts';

const particular =
  /(?<!\p{L})(?:other|first|second|third|last|next|only|same|oldest|youngest|outr[oa]|primeir[oa]|segund[oa]|terceir[oa]|últim[oa]|únic[oa])\s+\p{L}+/giu;
const tellsOfMe = /\b(?:I|[Ww]e)\b/;
const asksForWedding =
  /\b(?:your|teu|vosso|seu) (?:wedding|marriage|casamento)\b(?! (?:dress|ring|cake|gift|present))/i;
const tellsOfWedding =
  /\b(?:I|we) (?:got |were )?married\b|(?<!\p{L})(?:casei|casámos|casamos)(?!\p{L})/iu;
const asksForKin = /\bwhat (?:was|is|were|are) your (\w+) like\b/i;
const asksForKinPortuguese =
  /(?<!\p{L})como (?:é que )?era (?:a |o )?(?:tua|teu|sua|seu|vossa|vosso) (\p{L}+)/iu;
const asksForFirstHome =
  /\b(?:house|home|live|casa|vivias|moravas)\b.*\b(?:little|small|young|child|girl|boy|pequen[oa]|criança|menin[oa])\b/i;
const tellsOfFirstHome = /\b(?:I|we) grew up\b|\bcrescemos\b|\bcresci\b/iu;
const asksForCharacter =
  /\bwhat (?:was|is|were|are) (\p{Lu}\p{L}+) like\b|\bcomo (?:era|é) (?:o |a )?(\p{Lu}\p{L}+)/iu;

/** How well a sentence fits how a question is put, beside the words that both hold. */
export function tellingFit(question: AskedQuestion, sentence: string): number {
  const { text, language } = question;
  const told = fold(sentence);
  // 'The other swallow' is not any swallow.
  const isParticular = [...text.matchAll(particular)].some(([pair]) => told.includes(fold(pair)));
  const isOfThem = language === 'en' && question.asksYou && tellsOfMe.test(withoutSpeech(sentence));
  const isWedding = asksForWedding.test(text) && tellsOfWedding.test(sentence);
  const isFirstHome = asksForFirstHome.test(text) && tellsOfFirstHome.test(sentence);
  return (
    (isParticular ? 0.25 : 0) +
    (isOfThem ? 0.16 : 0) +
    (isWedding || isFirstHome || tellsCharacter(question, told) ? 0.3 : 0) +
    introduces(question, sentence) +
    kinPictured(text, sentence)
  );
}

function whoIsPictured({ text, who }: AskedQuestion): string | undefined {
  const asked = asksForCharacter.exec(text);
  return who ?? asked?.[1] ?? asked?.[2];
}

function tellsCharacter(question: AskedQuestion, told: string): boolean {
  const who = whoIsPictured(question);
  return (
    who !== undefined &&
    new RegExp(
      `(?<!\\p{L})${fold(who)} (?:was|is|era|foi) (?:an?|the|always|never|um|uma|o|a|sempre|nunca)\\b`,
      'u',
    ).test(told)
  );
}

/** The question with the name that the stories give to the relative whose character it asks for. */
export function withRelativeNamed(question: AskedQuestion, told: readonly string[]): AskedQuestion {
  const kin = asksForKin.exec(question.text)?.[1] ?? asksForKinPortuguese.exec(question.text)?.[1];
  if (!kin) return question;
  const named = new RegExp(
    `(?<!\\p{L})(?:[Mm]y|[Oo]ur|[Mm]inha|[Mm]eu|[Nn]oss[oa]) ${kin},? (\\p{Lu}\\p{Ll}+)`,
    'u',
  );
  for (const text of told) {
    const who = named.exec(text)?.[1];
    if (who) return { ...question, who };
  }
  return question;
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
const good = /^(?:best|happiest|proudest|funniest)$/;
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
  const isContrary = (mine: string, other: string) => good.test(mine) !== good.test(other);
  return read(text).some(({ how, what }) => {
    if (what === 'moment' && read(told).some((each) => isContrary(how, each.how))) return true;
    const same = there.filter((each) => each.how === how);
    return same.length > 0 && !same.some((each) => each.what === what);
  });
}

/** How well 'She was stubborn' pictures whoever was named just before, or 'Ottoline was never afraid' her. */
export function pictured(question: AskedQuestion, sentence: string, before: string): number {
  const who = whoIsPictured(question);
  if (who === undefined) return 0;
  const isPicture =
    before.includes(who) &&
    /^(?:She|He|Ela|Ele) (?:was|is|era)(?: (?:always|never|so|very|sempre|muito|an?|the|uma?|o|a))* \p{Ll}|^Era (?:\p{Ll}+, )?\p{Ll}+ e \p{Ll}/u.test(
      sentence,
    );
  return isPicture || (question.who && tellsCharacter(question, fold(sentence))) ? 1.5 : 0;
}
