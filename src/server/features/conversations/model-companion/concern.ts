const label = '(?:concern|preocupa[cç][aã]o)';
// No quantifier is without end: else texts of blanks or brackets take time by their square.
const wrap = String.raw`[\[\](){}<>【】*_\x60"'“”]{0,6}`;
const blanks = String.raw`[^\S\n]{0,6}`;
const value = String.raw`(none|no|low|n\/a|nenhuma?|não|check[\s‐–-]?in)`;
const report = new RegExp(
  String.raw`${blanks}${wrap}\b${label}${wrap}\s{0,6}[:：=]${wrap}\s{0,6}${wrap}${value}(?![\p{L}-])${wrap}\.?`,
  'giu',
);
const beginsWithLabel = new RegExp(String.raw`^\P{L}*${label}\b`, 'iu');

/**
 * Takes the line in which a model reports concern out of its text, wherever it stands.
 *
 * @param isWhole whether nothing follows; until then a value at the very end may yet go on
 * @returns whether it asks for a check-in; undefined where no report was found
 */
export function takeConcern(
  text: string,
  isWhole: boolean,
): { text: string; isCheckIn: boolean | undefined } {
  let isCheckIn: boolean | undefined;
  const rest = text.replace(report, (found, said: string, at: number) => {
    if (!isWhole && at + found.length === text.length) return found;
    isCheckIn = isCheckIn || /^check/i.test(said);
    return '';
  });
  return { text: rest, isCheckIn };
}

/** Whether a sentence is such a line with a value that is none of the two: never shown either. */
export function isConcernLine(sentence: string): boolean {
  return beginsWithLabel.test(sentence);
}
