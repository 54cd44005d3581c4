import type { Cues } from './cues/cues.ts';
import { englishCues } from './cues/cues-english.ts';
import { neutralCues } from './cues/cues-neutral.ts';
import { portugueseCues } from './cues/cues-portuguese.ts';
import type { ToldLanguage } from './told-language.ts';

const all: Record<ToldLanguage, Cues> = {
  en: englishCues,
  pt: portugueseCues,
  other: neutralCues,
};

export const cuesOf = (language: ToldLanguage): Cues => all[language];
