import { splitSentences } from '#server/platform/language/sentences.ts';
import { fold, plain, writtenWords } from '#server/platform/language/words.ts';
import type { Language } from '#shared/language/language.ts';

/**
 * Whether a reply holds a number of two digits or more (a year, an age), or a name, that nothing it was given
 * holds: the inventions that can be told without understanding. Names may be the asker's; that something was in
 * 1950 is not told by whoever asks whether it was.
 */
export function holdsInvention(
  reply: string,
  given: { told: readonly string[]; asked: readonly string[] },
  language: Language,
): boolean {
  const numbers = new Set(given.told.flatMap(numbersOf));
  if (numbersOf(reply).some((number) => !numbers.has(number))) return true;
  const texts = [...given.told, ...given.asked];
  const known = new Set(texts.flatMap(writtenWords).map(({ word }) => keyOf(word)));
  return splitSentences(reply, language)
    .flatMap(namesWithin)
    .some((name) => !known.has(name) && !nobody.has(name));
}

function numbersOf(text: string): string[] {
  return (text.match(/\d[\d.,]*\d/g) ?? []).map((number) => number.replace(/[.,]/g, ''));
}

// The first word of a sentence or of what somebody is quoted to say has a capital letter whatever it is.
function namesWithin(sentence: string): string[] {
  return writtenWords(sentence)
    .filter(({ index }) => !/(?:^|[“"«‘:—–(]|[.!?…]['’”"»)]*)\s*$/u.test(sentence.slice(0, index)))
    .filter(({ word }) => /^\p{Lu}\p{Ll}/u.test(word))
    .map(({ word }) => keyOf(word));
}

const keyOf = (word: string) => fold(plain(word));

// Written with a capital letter, and the name of nothing that was told or not.
const nobody: ReadonlySet<string> = new Set(
  "i'm i've i'd i'll god lord heaven christmas easter deus senhor senhora natal pascoa heartwood".split(
    ' ',
  ),
);
