import { countWords } from '@heartwood/reading/words';

const chapter =
  /^(?:(?:chapter|part|book|capítulo|parte|cap\.?|livro|kapitel|chapitre)\s+)?(?:[ivxlc]+|\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|um|dois|três|quatro|cinco|seis|sete|oito|nove|dez)?\s*[.:–—-]*\s*/i;
const longestHeading = 9;
const mostCharacters = 300;

/** A line of a life story that is not empty. */
export interface Line {
  text: string;
  start: number;
  /** Whether it follows an empty line or the start of the text. */
  isSetApart: boolean;
}

export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let isSetApart = true;
  for (const match of text.matchAll(/[^\n]*\n?/g)) {
    const line = match[0].trim();
    if (line) {
      const lead = match[0].length - match[0].trimStart().length;
      lines.push({ text: line, start: match.index + lead, isSetApart });
    }
    isSetApart = !line;
  }
  return lines;
}

/**
 * The text of a heading, '' if it is only a number; undefined if the line is not a heading. Marked headings and
 * chapters are; a short line without a full stop is if a long paragraph follows.
 */
export function findHeading(line: Line, next: Line | undefined): string | undefined {
  if (line.text.length > mostCharacters) return undefined;
  const marked = /^#{1,6}\s+(.*?)\s*#*$/.exec(line.text);
  if (marked) return bare(marked[1] ?? '');
  const words = countWords(line.text);
  if (words > longestHeading || !line.isSetApart) return undefined;
  const isEnded = /[.!?…,;:"”»]$/.test(line.text);
  if (
    /^(?:chapter|part|capítulo|parte|book|kapitel|chapitre)\s+\S+/i.test(line.text) &&
    !/[.!?…]$/.test(line.text.replace(/\s\S+\.$/, ''))
  )
    return isEnded && words > 3 ? undefined : bare(line.text);
  if (/^(?:[IVXLC]+|\d{1,3})\.?$/.test(line.text)) return '';
  if (isEnded || !next?.isSetApart) return undefined;
  const isLong = countWords(next.text) > 2 * longestHeading;
  const isTitled = /^[\p{Lu}\p{N}"“«]/u.test(line.text) && /\p{L}/u.test(line.text);
  return isLong && isTitled ? bare(line.text) : undefined;
}

/** Without 'Chapter 3:' or 'IV.' before it. */
function bare(heading: string): string {
  const rest = heading.replace(/[*_`]/g, '').trim();
  const numbered = chapter.exec(rest)?.[0] ?? '';
  const isNumber = /\s|[.:–—-]/.test(numbered) || numbered.length === rest.length;
  return (isNumber ? rest.slice(numbered.length) : rest).replace(/[.:;,]+$/, '').trim();
}
