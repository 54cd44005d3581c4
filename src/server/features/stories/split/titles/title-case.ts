import type { ToldLanguage } from '../told-language.ts';

const small: Record<ToldLanguage, ReadonlySet<string>> = {
  en: new Set(
    'a an the of at in on by for from to and but or nor with as into over under than'.split(' '),
  ),
  pt: new Set(
    'o a os as um uma de do da dos das em no na nos nas ao à aos às e ou com por para sem num numa pelo pela que'.split(
      ' ',
    ),
  ),
  other: new Set(),
};
/** A title as its language writes one: capitals for all but small words; other languages keep their own. */
export function titleCase(text: string, language: ToldLanguage): string {
  const bare = text.trim().replace(/^[\s"“«'‘(]+|[\s.,;:"”»'’)!?…—–-]+$/g, '');
  if (language === 'other') return capital(bare);
  const isShouted = !/\p{Ll}/u.test(bare);
  const words = (isShouted ? bare.toLowerCase() : bare).split(/(\s+|-)/);
  const last = words.length - 1;
  return words
    .map((word, at) => {
      const isEdge = at === 0 || at === last;
      if (!isEdge && small[language].has(word.toLowerCase())) return word.toLowerCase();
      return capital(word);
    })
    .join('');
}

function capital(word: string): string {
  const [first = ''] = word;
  return first.toUpperCase() + word.slice(first.length);
}
