import type { RuleLanguage } from './story-language.ts';

/** The pace of narrations, relative to a voice's usual pace. */
export const storytellerRate = 0.85;

interface Pace {
  /** Seconds at the usual pace. */
  letter: number;
  word: number;
  digit: number;
}

// Fitted to what our own voices take for the sentences of samples/lives; see spoken-seconds.test.ts.
const paces: Record<RuleLanguage, Pace> = {
  en: { letter: 0.05, word: 0.075, digit: 0.33 },
  pt: { letter: 0.058, word: 0.075, digit: 0.45 },
  other: { letter: 0.062, word: 0.08, digit: 0.45 },
};
const pause = { sentence: 0.22, clause: 0.15 };
// A character that is a syllable or a word.
const syllable = 0.2;

/** Estimates how long a text takes to speak at `storytellerRate`. */
export function spokenSeconds(text: string, language: RuleLanguage): number {
  const { letter, word, digit } = paces[language];
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const syllables = count(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu,
  );
  const usual =
    (count(/\p{L}/gu) - syllables) * letter +
    syllables * syllable +
    count(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu) * word +
    count(/\p{N}/gu) * digit +
    count(/[.!?…。！？]+/gu) * pause.sentence +
    count(/[,;:—–、，]/gu) * pause.clause;
  return usual / storytellerRate;
}
