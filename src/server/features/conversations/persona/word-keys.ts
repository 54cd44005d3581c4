import type { Language } from '#server/platform/language/language.ts';
import { stem } from '#server/platform/language/stem.ts';
import { fold, plain } from '#server/platform/language/words.ts';

// Only the accent tells a grandmother from a grandfather; without it, either may be meant.
const grandparents: Readonly<Record<string, readonly string[]>> = {
  avó: ['#grandmother'],
  vó: ['#grandmother'],
  vovó: ['#grandmother'],
  avô: ['#grandfather'],
  vô: ['#grandfather'],
  vovô: ['#grandfather'],
  avo: ['#grandmother', '#grandfather'],
  vovo: ['#grandmother', '#grandfather'],
};

/** What a word is matched by: its stem first, then its plain form. */
export function wordKeys(word: string, language: Language): readonly string[] {
  const bare = plain(word);
  return (language === 'pt' && grandparents[bare]) || [stem(bare, language), fold(bare)];
}
