import { onOneLine } from '@heartwood/reading/prose';
import { placedSentences } from '@heartwood/reading/sentences';
import { countWords } from '@heartwood/reading/words';
import { clausePieces } from './clause-pieces.ts';
import { findHeading, type Line, linesOf } from './headings.ts';
import { spokenSeconds } from './spoken-seconds.ts';
import { type RuleLanguage, sentenceLanguage } from './story-language.ts';

/** A sentence of a life story, or a piece of one that is too long to be spoken within a scene. */
export interface SourceSentence {
  text: string;
  start: number;
  end: number;
  words: number;
  seconds: number;
  /** 2: after an empty line, 1: on a new line, 0: within a paragraph. */
  opens: 0 | 1 | 2;
  /** The heading above it; '' if that is only a number. */
  heading?: string;
  /** Whether it is a later piece of a cut sentence. */
  isRest: boolean;
  /** Whether it is the story's first sentence. */
  isFirst: boolean;
  /** Whether it is the story's last sentence. */
  isLast: boolean;
}

/** Words; longer sentences are cut, so that each can be spoken within a scene. */
const longestSentence = 40;
const listMark = /^(?:[-*•–—]\s+|\d{1,3}[.)]\s+|>+\s*)/;

/** The sentences of a life story, as `readableLife` returns it, in order and without headings. */
export function sourceSentences(life: string, language: RuleLanguage): SourceSentence[] {
  const told: SourceSentence[] = [];
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

function sentencesOf({ text, start, isSetApart }: Line, language: RuleLanguage): SourceSentence[] {
  const mark = listMark.exec(text)?.[0].length ?? 0;
  const placed = placedSentences(text.slice(mark), sentenceLanguage(language));
  return placed.flatMap((sentence, index) => {
    const from = start + mark + sentence.start;
    const pieces =
      countStoryWords(sentence.text) > longestSentence || sentence.text.length > longestSentence * 8
        ? clausePieces(sentence.text, longestSentence)
        : [{ start: 0, end: sentence.text.length }];
    return pieces.flatMap((piece, part): SourceSentence[] => {
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

/** Whether the heading in the first line is the title of the whole story. */
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

const greeting =
  /^(?:my )?(?:dear|dearest|querid[oa]s?|car[oa]s?|meus? querid[oa]s?)\s.{1,40}[,:!]$/i;
const farewell =
  /^(?:(?:with )?(?:all )?(?:my |our )?love|yours(?: \w+)?|sincerely|kind regards|um (?:grande )?(?:beijo|abraço)|beijos|com (?:todo o )?(?:amor|carinho)|saudades)[^.!?]{0,30}[,.]?$/i;
const longestName = 30;

/** Removes the greeting and farewell of a letter: 'Dear Sophie,' and 'All my love, Grandad'. */
function withoutLetterFrame(lines: readonly Line[]): Line[] {
  const isNamed = ({ text }: Line) => text.length <= longestName && !/[.!?…]$/.test(text);
  const end = lines.findLastIndex(({ text }) => farewell.test(text));
  const after = end < 0 ? [] : lines.slice(end + 1);
  const isEnd = end > 0 && after.length < 3 && after.every(isNamed);
  return lines.filter((line, at) => !(greeting.test(line.text) || (isEnd && at >= end)));
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;

/** Counts the words of a text; in scripts without spaces, two characters count as one word. */
export function countStoryWords(text: string): number {
  const signs = text.match(unspaced)?.length ?? 0;
  return signs === 0
    ? countWords(text)
    : countWords(text.replace(unspaced, ' ')) + Math.ceil(signs / 2);
}
