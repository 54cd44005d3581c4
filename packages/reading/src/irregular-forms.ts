import type { Language } from './language.ts';
import { lexiconLines } from './word-lists.ts';

// Each line: a language, a colon, the plain form, then the forms that a stemmer cannot lead back to it.
function readForms(language: string): ReadonlyMap<string, string> {
  const lines = lexiconLines('irregular.txt').filter((line) => line.startsWith(`${language}: `));
  return new Map(
    lines.flatMap((line) => {
      const [base = '', ...forms] = line.slice(language.length + 2).split(' ');
      return forms.map((form): [string, string] => [form, base]);
    }),
  );
}

/** The plain form of words that no stemmer leads back to it: 'taught' is 'teach', 'trouxe' is 'trazer'. */
export const irregularForms: Record<Language, ReadonlyMap<string, string>> = {
  en: readForms('en'),
  pt: readForms('pt'),
};

/** English words as they are spelt elsewhere, with the spelling that stands for both: 'color' is 'colour'. */
export const otherSpellings: ReadonlyMap<string, string> = readForms('en-spelling');
