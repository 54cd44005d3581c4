import type { Language } from './language.ts';
import { wordList } from './word-lists.ts';
import { fold } from './words.ts';

/** A word of a sentence, or a mark between words. */
export interface Token {
  /** As written, without a possessive ending. */
  readonly text: string;
  /** In lower case, with straight apostrophes. */
  readonly low: string;
  readonly isWord: boolean;
  readonly isCapital: boolean;
  /** Whether an English possessive ending was cut off. */
  readonly isPossessive: boolean;
  /** Whether a sentence or a speech begins with it, so that its capital tells nothing. */
  readonly isFirst: boolean;
  readonly start: number;
  readonly end: number;
}

const pattern =
  /[\p{L}\p{M}\p{N}]+(?:(?:['’]|-(?=\p{L}))[\p{L}\p{M}\p{N}]+)*['’]?|[^\s\p{L}\p{M}\p{N}]/gu;

/** The words and marks of a sentence, in order. 'Mother-in-law' is one word, and "Bert's" is 'Bert'. */
export function tokensOf(sentence: string): Token[] {
  let isFirst = true;
  return [...sentence.matchAll(pattern)].map((match) => {
    const written = match[0].replaceAll('’', "'");
    const isWord = /[\p{L}\p{N}]/u.test(written);
    const text = isWord ? written.replace(/'s?$/, '') : written;
    const token: Token = {
      text,
      low: text.toLowerCase(),
      isWord,
      isCapital: /^\p{Lu}/u.test(text),
      isPossessive: isWord && /(?:'s|s')$/.test(written),
      isFirst,
      start: match.index,
      end: match.index + match[0].length,
    };
    isFirst = isWord ? false : isFirst || /[.?!:"“«]/.test(text);
    return token;
  });
}

/** A name in a sentence: from one token up to another, as written. */
export interface Name {
  text: string;
  from: number;
  /** The token after the last. */
  to: number;
}

const notNames: ReadonlySet<string> = new Set(wordList('no name').map(fold));
const titles: ReadonlySet<string> = new Set(wordList('title'));
const particles: ReadonlySet<string> = new Set(
  'de da do dos das van von der di del la le'.split(' '),
);

/** Whether a capitalised word can be (part of) a name: no month, nationality or word that begins sentences. */
export function canBeName(token: Token | undefined, commonWords: ReadonlySet<string>): boolean {
  if (!token) return false;
  return (
    token.isWord &&
    token.isCapital &&
    token.text.length > 1 &&
    !/\d/.test(token.text) &&
    !/^\p{Lu}{2,}$/u.test(token.text) &&
    !notNames.has(fold(token.low.split("'")[0] ?? '')) &&
    !(token.isFirst && commonWords.has(token.low))
  );
}

/**
 * The name that begins at a token, with a title before it ('dona Rosa', 'Mr Hale') and its particles ('Maria das Dores').
 *
 * @param commonWords words of the stories that are written small elsewhere
 */
export function readName(
  tokens: readonly Token[],
  at: number,
  language: Language,
  commonWords: ReadonlySet<string>,
): Name | undefined {
  let to = at;
  while (titles.has(fold(tokens[to]?.low ?? ' ')) && to < at + 2) {
    to += 1;
    if (tokens[to]?.low === '.') to += 1;
  }
  const first = to;
  while (to < tokens.length) {
    const token = tokens[to];
    if (canBeName(token, commonWords)) {
      to += 1;
      if (token?.isPossessive) break;
    } else if (
      to > first &&
      language === 'pt' &&
      particles.has(token?.low ?? '') &&
      canBeName(tokens[to + 1], commonWords) &&
      tokens[to - 1]?.isPossessive === false
    ) {
      to += 2;
    } else break;
  }
  const begin = tokens[at];
  const end = tokens[to - 1];
  if (to === first || !begin || !end || to - first > 5) return undefined;
  const text = tokens
    .slice(at, to)
    .map((token) => token.text)
    .join(' ')
    .replace(' .', '.');
  return { text, from: at, to };
}

/** The words of texts that are written small somewhere, so that a capital at a sentence's start tells nothing. */
export function commonWordsOf(texts: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const text of texts)
    for (const [word] of text.matchAll(/(?<![\p{L}\p{M}])\p{Ll}[\p{L}\p{M}]+/gu)) found.add(word);
  return found;
}

/** The words of texts that are written with a capital within a sentence: those that are names, or of them. */
export function properWordsOf(sentences: ReadonlyArray<readonly Token[]>): ReadonlySet<string> {
  return new Set(
    sentences.flatMap((tokens) =>
      tokens.filter(({ isCapital, isFirst }) => isCapital && !isFirst).map(({ low }) => low),
    ),
  );
}
