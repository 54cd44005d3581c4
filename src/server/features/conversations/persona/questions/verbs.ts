import { fold } from '#server/platform/language/words.ts';
import type { Language } from '#shared/language/language.ts';

const afterSubject =
  /\b(?:did|do|does|could|would|had|have|to) (?:(?:you|u|he|she|they|we|i|it)|(?:the|your|my|his|her|our|their) (?:\w+ )?\w+|(?:uncle|aunt|mrs|mr|miss|dona) \w+|\w+ and \w+|\w+) (?:ever |really |first |all |then )?(\w+)/g;
const toVerb = /\bto (\w+)/g;
const portugueseEnding =
  /(?:aste|este|iste|avas?|avam|ias?|iam|aram|eram|iram|ou|eu|iu|ar|er|ir|ei|ando|endo|indo)$/;
const portugueseNouns =
  /^(?:mar|lugar|jantar|museu|chapeu|ceu|mulher|dia|tia|familia|historia|padaria|praia|avo|pai|mae|meu|teu|seu|fotografia|companhia|rei|lei|primavera|melodia|alegria|quinta|feira)$/;

/** The words of a question that say what somebody does, which a story often says in another way. */
export function verbsOf(question: string, language: Language): ReadonlySet<string> {
  const text = fold(question)
    .replace(/[’']s\b/g, '')
    .replace(/[^a-z0-9 ]+/g, ' ')
    .replace(/ +/g, ' ');
  if (language === 'pt') {
    const verbs = text
      .split(' ')
      .filter((word) => portugueseEnding.test(word) && !portugueseNouns.test(word));
    return new Set(verbs);
  }
  const found = [...text.matchAll(afterSubject), ...text.matchAll(toVerb)];
  return new Set(found.flatMap(([, verb]) => (verb ? [verb] : [])));
}
