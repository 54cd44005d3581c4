import { genderOfName } from '@heartwood/reading/given-names';
import type { Language } from '@heartwood/reading/language';
import { entryOf, pattern, readLexicon } from '../lexicon/lexicon.ts';
import type { Gender } from '../picture/picture-plan.ts';
import { spouseNameIn } from './names.ts';

const entries = readLexicon('narrators');
const pronouns = { female: entryOf(entries, 'she'), male: entryOf(entries, 'he') };
const signals = { female: entryOf(entries, 'female'), male: entryOf(entries, 'male') };
const ofOneself = entryOf(entries, 'first');

const count = (text: string, words: string) => [...text.matchAll(pattern(words))].length;

/** Whether it is told as 'I'. */
export function personOf(text: string, language: Language): 'first' | 'third' {
  const first = count(text, ofOneself[language]);
  const third = count(text, `${pronouns.female[language]}|${pronouns.male[language]}`);
  return first * 2 >= third ? 'first' : 'third';
}

/** The gender that the words tell, from what the narrator says of themself, their name, or how they are spoken of. Undefined where these are even. */
export function genderOf(title: string, text: string, language: Language): Gender | undefined {
  const person = personOf(text, language);
  const own = /(?:[Mm]y name is|[Cc]hamo-me|[Oo] meu nome é|I am) (\p{Lu}\p{Ll}+)/u.exec(
    text.slice(0, 400),
  )?.[1];
  const named = own ?? title.match(/\p{Lu}\p{Ll}+/gu)?.find((word) => genderOfName(word));
  const spouse = spouseNameIn(text, title, language);
  const score = (gender: Gender) =>
    (person === 'first'
      ? count(text, signals[gender][language]) * 4
      : count(text.slice(0, 3000), pronouns[gender][language]) +
        count(text, signals[gender][language])) +
    (named && genderOfName(named) === gender ? 10 : 0) +
    (spouse && genderOfName(spouse) && genderOfName(spouse) !== gender ? 5 : 0);
  const [female, male] = [score('female'), score('male')];
  return female === male ? undefined : female > male ? 'female' : 'male';
}
