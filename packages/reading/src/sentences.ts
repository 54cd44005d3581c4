import { abbreviations, openAbbreviations } from './abbreviations.ts';
import type { Language } from './language.ts';

const segmenters: Record<Language, Intl.Segmenter> = {
  en: new Intl.Segmenter('en', { granularity: 'sentence' }),
  pt: new Intl.Segmenter('pt', { granularity: 'sentence' }),
};

// What short forms and speeches hold together ends here, so that no text is joined without end.
const longestJoined = 1_200;
// Longer than any: only so much of a sentence's end is looked at.
const longestAbbreviation = 40;

/** A sentence with where it begins in its text and whether a new paragraph (or line) begins with it. */
export type PlacedSentence = { text: string; start: number; beginsParagraph: boolean };

/**
 * The whole sentences of a text, verbatim with their punctuation and without the white space around them.
 * A line break always ends a sentence; 'Mr.', 'Sra.', initials and what is said within quotation marks do not.
 */
export function splitSentences(text: string, language: Language): string[] {
  return placedSentences(text, language).map((sentence) => sentence.text);
}

/** As `splitSentences`, with each sentence's place in the text. */
export function placedSentences(text: string, language: Language): PlacedSentence[] {
  return [...eachSentence(text, language)];
}

/** As `placedSentences`, one after the other: a long text can be left alone in between. */
export function* eachSentence(text: string, language: Language): Generator<PlacedSentence> {
  for (const line of text.matchAll(/[^\r\n\u2028\u2029]+/g)) {
    let beginsParagraph = true;
    for (const piece of sentencesOfLine(line[0], language)) {
      const trimmed = piece.text.trim();
      if (!trimmed) continue;
      const lead = piece.text.length - piece.text.trimStart().length;
      yield { text: trimmed, start: line.index + piece.start + lead, beginsParagraph };
      beginsParagraph = false;
    }
  }
}

// Of letters and numbers alone, with nothing within it that could end a sentence.
const plainLine = /^[\p{L}\p{M}\p{N} ,'’-]*[.!?]?$/u;

function* sentencesOfLine(
  line: string,
  language: Language,
): Generator<{ text: string; start: number }> {
  // Hundreds of thousands of short lines would keep the segmenter busy for seconds.
  if (plainLine.test(line)) {
    yield { text: line, start: 0 };
    return;
  }
  let open: { text: string; start: number } | undefined;
  for (const { segment, index } of segmenters[language].segment(line)) {
    open = open
      ? { text: open.text + segment, start: open.start }
      : { text: segment, start: index };
    const isOpen = open.text.length <= longestJoined;
    if (isOpen && goesOn(open.text, line.slice(index + segment.length))) continue;
    yield open;
    open = undefined;
  }
  if (open) yield open;
}

function goesOn(sentence: string, rest: string): boolean {
  const next = rest.trimStart();
  if (!next) return false;
  if (/^[\p{Ll},;:)\]»”]/u.test(next)) return true;
  if (isInsideQuotation(sentence, next)) return true;
  const ending = sentence.trimEnd().slice(-longestAbbreviation);
  const last = /(?:^|[\s("“«'‘[])([\p{L}\p{M}º.]+)\.$/u.exec(ending)?.[1];
  if (last === undefined) return false;
  if (/^\p{Lu}$/u.test(last)) return last !== 'I' && /^[\p{Lu}]/u.test(next);
  const lower = last.toLowerCase();
  if (abbreviations.has(lower) && !startsAsWord(lower, last)) return true;
  return openAbbreviations.has(lower) && (!/^[\p{Lu}"“«]/u.test(next) || /^u\.[sk]/.test(lower));
}

// 'No.', 'Art.' and 'Mar.' are short forms; 'no.' at the end of an answer is a word.
function startsAsWord(lower: string, written: string): boolean {
  const alsoWords = [
    'no',
    'art',
    'mar',
    'd',
    'c',
    'p',
    'n',
    'pe',
    'cap',
    'rep',
    'co',
    'hon',
    'gen',
    'ca',
  ];
  return alsoWords.includes(lower) && written === lower;
}

// A speech of a few short sentences stays whole; a mark that is never closed must not swallow the rest.
function isInsideQuotation(sentence: string, rest: string): boolean {
  const longestSpeech = 240;
  const near = rest.slice(0, longestSpeech);
  const pairs = [
    ['“', '”'],
    ['«', '»'],
    ['(', ')'],
  ] as const;
  for (const [opening, closing] of pairs) {
    if (count(sentence, opening) <= count(sentence, closing)) continue;
    const end = near.indexOf(closing);
    if (end >= 0 && end + sentence.length - sentence.lastIndexOf(opening) <= longestSpeech)
      return true;
  }
  if (count(sentence, '"') % 2 === 0) return false;
  const end = near.indexOf('"');
  return end >= 0 && end + sentence.length - sentence.lastIndexOf('"') <= longestSpeech;
}

function count(text: string, mark: string): number {
  return text.split(mark).length - 1;
}
