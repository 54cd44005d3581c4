import { stem } from '#server/platform/language/stem.ts';
import { fold, plain } from '#server/platform/language/words.ts';
import type { Language } from '#shared/language/language.ts';

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
  const known = language === 'pt' ? grandparents[bare] : undefined;
  if (known) return known;
  // A sister is no brother, but siblings are both.
  if (language === 'en' && /^siblings?$/.test(bare)) return ['sibling', 'brother', 'sister'];
  const [root, folded] = [stem(bare, language), fold(bare)];
  // A root of two letters is anybody's: 'mãos' and 'mãe' would be one word.
  return root.length > 2 ? [root, folded] : [folded];
}
