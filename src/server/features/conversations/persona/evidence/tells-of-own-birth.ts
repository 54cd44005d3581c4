import { fold, words } from '#server/platform/language/words.ts';
import type { Language } from '#shared/language/language.ts';
import type { PersonaPerson } from '../persona.ts';
import type { Evidence } from './find-evidence.ts';
import { isToldBy } from './narrator.ts';

const birth: Readonly<Record<Language, RegExp>> = { en: /\bborn\b|\bbirth/i, pt: /\bnasc/i };
const mine: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:I|[Ww]e|me|us|my birth\p{L}*)\b/u,
  pt: /(?<!\p{L})(?:[Nn]asci|[Nn]ascemos|[Ee]u|[Nn]ós|[Ff]ui|[Mm]e|[Mm]eu nascimento)(?!\p{L})/u,
};
const another = {
  female: /(?<!\p{L})(?:he|his|him|ele)(?!\p{L})/iu,
  male: /(?<!\p{L})(?:she|her|hers|ela)(?!\p{L})/iu,
};

/** Whether a passage with a birth in it tells of this person's: 'I was born' and not 'Manuel … He was born'. */
export function tellsOfOwnBirth(
  { passage, language, sentences }: Evidence,
  person: PersonaPerson,
): boolean {
  const { name, fullName = '', gender } = person;
  const births = sentences.filter((sentence) => birth[language].test(sentence));
  if (births.length === 0) return true;
  const names = new Set(words(`${name} ${fullName}`).map(fold));
  const isNamed = (sentence: string) => words(sentence).some((word) => names.has(fold(word)));
  const isTheirs = !isToldBy(person, passage.excerpt, language);
  const isAnother = (sentence: string) =>
    (gender === 'female' || gender === 'male') && another[gender].test(sentence);
  return births.some(
    (sentence) =>
      mine[language].test(sentence) || isNamed(sentence) || (isTheirs && !isAnother(sentence)),
  );
}
