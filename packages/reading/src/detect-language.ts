import type { Language } from './language.ts';
import { wordList } from './word-lists.ts';
import { fold, words } from './words.ts';

// Words that one language uses all the time and the other never, or nearly never (accents folded).
const english = wordSet('usual in one language', 'en');
// They end like Portuguese verbs, and often stand alone.
const englishTrades = wordSet('trade like a Portuguese verb', 'en');

const portuguese = wordSet('usual in one language', 'pt');

const shared = [
  'a',
  'no',
  'do',
  'as',
  'me',
  'e',
  'so',
  'pai',
  'mae',
  'era',
  'fez',
  'dos',
  'on',
  'die',
];

const englishShapes = /(?:th|wh|ght|ck|sh|ing$|ed$|ly$|oo|ee|^kn|^wr|[^aeiou]y$|w|k)/;
const portugueseShapes =
  /(?:nh|lh|cao$|coes$|dade$|mente$|inh[ao]s?$|[aei]va[ms]?$|[aei]ram$|[aeo]u$|ou$|ei$|ao$|oes$|ando$|endo$|[aei]r$|[bcdfgjlmnpqrstvxz][ao]s?$)/;
const portugueseLetters = /[ãõçáàâéêíóôú]/gu;

function wordSet(name: string, language: Language): ReadonlySet<string> {
  return new Set(wordList(name, language).map(fold));
}

/**
 * Whether a text is English or Portuguese; made for questions of one line, with or without accents.
 *
 * @param fallback the answer when nothing in the text tells, as with a bare name
 */
export function detectLanguage(text: string, fallback: Language = 'en'): Language {
  const lean = leaning(text);
  return lean === 0 ? fallback : lean > 0 ? 'pt' : 'en';
}

// Above nought towards Portuguese, below towards English. A word that only one language has outweighs any shape.
function leaning(text: string): number {
  let lean = 0;
  for (const word of words(text.slice(0, 2_000))) {
    const folded = fold(word);
    lean += 1.5 * (word.match(portugueseLetters)?.length ?? 0);
    if (shared.includes(folded)) continue;
    if (/['’]/.test(word)) lean -= 2;
    const inEnglish = english.has(folded);
    const inPortuguese = portuguese.has(folded);
    if (englishTrades.has(folded)) lean -= 0.5;
    else if (inEnglish !== inPortuguese) lean += inPortuguese ? 2 : -2;
    else if (!inEnglish && folded.length > 2 && !/\d/.test(folded)) {
      if (englishShapes.test(folded)) lean -= 0.5;
      if (portugueseShapes.test(folded)) lean += 0.4;
    }
  }
  return lean;
}
