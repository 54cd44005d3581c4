import { placedSentences } from '@heartwood/reading/sentences';
import { clausePieces } from './clause-pieces.ts';
import { countStoryWords } from './count-words.ts';
import { findHeading, type Line, linesOf } from './headings.ts';
import { withoutLetterFrame } from './letter-frame.ts';
import { onOneLine } from './readable-life.ts';
import { spokenSeconds } from './spoken-seconds.ts';
import { sentenceLanguage, type ToldLanguage } from './told-language.ts';

/** A sentence that can be spoken within a scene; only of one that is far too long, a piece. */
export interface ToldSentence {
  text: string;
  start: number;
  end: number;
  words: number;
  seconds: number;
  /** 2: after an empty line, 1: on a new line, 0: in the midst of a paragraph. */
  opens: 0 | 1 | 2;
  /** The heading right above it; '' for one that is but a number. */
  heading?: string;
  /** Whether it is the rest of a sentence that had to be cut. */
  isRest: boolean;
  /** Whether the whole story begins with it. */
  isFirst: boolean;
  /** Whether the whole story ends with it. */
  isLast: boolean;
}

/** Longer sentences are cut: what is spoken at a storyteller's pace within a scene, with room to spare. */
const longestSentence = 40;
const listMark = /^(?:[-*•–—]\s+|\d{1,3}[.)]\s+|>+\s*)/;

/** Everything that a readable life tells, in its order, headings apart. */
export function toldSentences(life: string, language: ToldLanguage): ToldSentence[] {
  const told: ToldSentence[] = [];
  const lines = withoutLetterFrame(linesOf(life));
  const headings = lines.map((line, index) => findHeading(line, lines[index + 1]));
  let heading: string | undefined;
  for (const [index, line] of lines.entries()) {
    const found = headings[index];
    if (found !== undefined) {
      heading = isTitleOfAll(index, lines, headings) ? '' : found || heading || '';
      continue;
    }
    const sentences = sentencesOf(line, language);
    if (sentences[0] && heading !== undefined) sentences[0].heading = heading;
    if (sentences.length > 0) heading = undefined;
    told.push(...sentences);
  }
  const [first] = told;
  if (first) first.isFirst = true;
  const last = told.at(-1);
  if (last) last.isLast = true;
  return told;
}

function sentencesOf({ text, start, isSetApart }: Line, language: ToldLanguage): ToldSentence[] {
  const mark = listMark.exec(text)?.[0].length ?? 0;
  const placed = placedSentences(text.slice(mark), sentenceLanguage(language));
  return placed.flatMap((sentence, index) => {
    const from = start + mark + sentence.start;
    const pieces =
      countStoryWords(sentence.text) > longestSentence || sentence.text.length > longestSentence * 8
        ? clausePieces(sentence.text, longestSentence)
        : [{ start: 0, end: sentence.text.length }];
    return pieces.flatMap((piece, part): ToldSentence[] => {
      const told = onOneLine(sentence.text.slice(piece.start, piece.end));
      if (!/\p{L}/u.test(told)) return [];
      return [
        {
          text: told,
          start: from + piece.start,
          end: from + piece.end,
          words: countStoryWords(told),
          seconds: spokenSeconds(told, language),
          opens: index > 0 || part > 0 ? 0 : isSetApart ? 2 : 1,
          isRest: part > 0,
          isFirst: false,
          isLast: false,
        },
      ];
    });
  });
}

/** Whether the first line names the whole story: it stands alone, or above the headings of its chapters. */
function isTitleOfAll(
  index: number,
  lines: readonly Line[],
  headings: readonly (string | undefined)[],
): boolean {
  if (index > 0) return false;
  const others = lines.filter((_, at) => at > 0 && headings[at] !== undefined);
  const depth = (line: Line | undefined) => /^#*/.exec(line?.text ?? '')?.[0].length ?? 0;
  return (
    others.length === 0 ||
    headings[1] !== undefined ||
    others.every((other) => depth(other) > depth(lines[0]))
  );
}
