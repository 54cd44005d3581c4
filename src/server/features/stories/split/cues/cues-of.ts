import type { ToldLanguage } from '../told-language.ts';
import type { Cues } from './cues.ts';
import { englishCues } from './cues-english.ts';
import { neutralCues } from './cues-neutral.ts';
import { portugueseCues } from './cues-portuguese.ts';

const all: Record<ToldLanguage, Cues> = {
  en: englishCues,
  pt: portugueseCues,
  other: neutralCues,
};

export const cuesOf = (language: ToldLanguage): Cues => all[language];
