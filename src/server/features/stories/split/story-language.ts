import type { Language } from '@heartwood/reading/language';
import { words } from '@heartwood/reading/words';

/** The language whose rules are used: 'other' has rules that need no words. */
export type RuleLanguage = Language | 'other';

const scripts: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Devanagari}/gu, 'hi'],
];

// Frequent words of each language that are rare in the others.
const markers: Readonly<Record<string, ReadonlySet<string>>> = {
  en: list('the and of was were my had with that from she he his her they when we it is to in i a'),
  pt: list('o os não uma um com meu minha mãe era eu em na ao ele ela mas quando foi que e do da'),
  es: list('el los las y en una un con mi mis era yo él ella pero cuando fue que la del muy mamá'),
  fr: list('le les des et est une un dans je ma mon il elle était mais quand que la du avec nous'),
  de: list('der die das und ich war nicht ein eine mit mein meine er sie aber als wir in von zu'),
  it: list('il gli di e una un con mio mia era io lui lei ma quando che la del nella non mi per'),
  nl: list('de het een en ik was niet met mijn hij zij maar toen we wij van in op dat te er ze'),
  pl: list('i w na z się nie to był była do że mój moja ja ale kiedy jak po za od jego jej'),
};

function list(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}

const readAtMost = 20_000;
const otherScriptShare = 0.3;

/** Detects the language of a text. Returns a BCP 47 tag, 'und' if unknown. */
export function detectStoryLanguage(text: string): string {
  const head = text.slice(0, readAtMost);
  const letters = head.match(/\p{L}/gu)?.length ?? 0;
  for (const [letter, language] of scripts) {
    if ((head.match(letter)?.length ?? 0) > letters * otherScriptShare) return language;
  }
  const told = words(head);
  let best = { language: 'und', share: 0.04 };
  for (const [language, marks] of Object.entries(markers)) {
    const share = told.filter((word) => marks.has(word)).length / Math.max(1, told.length);
    if (share > best.share) best = { language, share };
  }
  return best.language;
}

/** The rules for a BCP 47 tag. */
export function ruleLanguage(language: string): RuleLanguage {
  const primary = language.toLowerCase().split('-', 1)[0];
  return primary === 'en' || primary === 'pt' ? primary : 'other';
}

/** The language whose sentence rules are used: English for all others. */
export function sentenceLanguage(language: RuleLanguage): Language {
  return language === 'other' ? 'en' : language;
}
