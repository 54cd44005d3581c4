/**
 * Whether a reply names a year, an age or another number of two digits or more that nothing it was given holds:
 * the one kind of invention that can be told without understanding.
 */
export function hasInventedNumber(reply: string, given: readonly string[]): boolean {
  const known = new Set(given.flatMap(numbersOf));
  return numbersOf(reply).some((number) => !known.has(number));
}

function numbersOf(text: string): string[] {
  return (text.match(/\d[\d.,]*\d/g) ?? []).map((number) => number.replace(/[.,]/g, ''));
}
