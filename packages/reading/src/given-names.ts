import { wordList } from './word-lists.ts';

/** Given names that tell a gender; the many that are both, or rare, are left out. */
const female = new Set(wordList('female name'));
const male = new Set(wordList('male name'));

export function genderOfName(name: string): 'female' | 'male' | undefined {
  const given = name.toLowerCase();
  if (female.has(given)) return 'female';
  return male.has(given) ? 'male' : undefined;
}
