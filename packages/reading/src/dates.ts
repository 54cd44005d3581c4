import { readNumber } from './numbers.ts';
import { wordList } from './word-lists.ts';

const months = [...wordList('month', 'en'), ...wordList('month', 'pt')].join('|');
const dated = new RegExp(
  `(?:(?<![\\p{L}\\d-])(?<day>[\\p{L}\\d-]+)(?: of| de)? )?(?<month>${months})(?: de|,)? (?<year>(?:18|19|20)\\d{2})(?!\\d)`,
  'giu',
);
const bareYear = /(?<![\d£$€.,])(?<year>(?:18|19|20)\d{2})(?!\d|[.,]\d)/g;
const shortYear = /(?<![\p{L}\d])['’](?<year>\d{2})(?!\d|['’])/gu;

/** A date in a text: its words, its year, and where it begins. */
export interface WrittenDate {
  text: string;
  year: number;
  index: number;
}

/** The dates with a year in a text, in order: '12 June 1965', 'oito de setembro de 1951', 'May 2020', '1974', "'78". */
export function datesOf(text: string): WrittenDate[] {
  const found: WrittenDate[] = [];
  /** Where what may be a year stands in a whole date. */
  const taken = new Set<number>();
  for (const match of text.matchAll(dated)) {
    const day = match.groups?.day;
    const isDay = day !== undefined && readNumber([day]) !== undefined;
    const cut = day !== undefined && !isDay ? match[0].search(new RegExp(months, 'i')) : 0;
    taken.add(match.index + match[0].length - 4);
    if (isDay) taken.add(match.index);
    found.push({
      text: match[0].slice(cut),
      year: Number(match.groups?.year),
      index: match.index + cut,
    });
  }
  for (const match of text.matchAll(bareYear))
    if (!taken.has(match.index))
      found.push({ text: match[0], year: Number(match[0]), index: match.index });
  for (const match of text.matchAll(shortYear))
    found.push({ text: match[0], year: 1900 + Number(match.groups?.year), index: match.index });
  return found.toSorted((a, b) => a.index - b.index);
}

const monthNames = months.toLowerCase().split('|');

/** The parts of a written date, as far as it has them; `month` from 1. */
export function partsOfDate(text: string): { month?: number; day?: number } {
  const words = text.toLowerCase().split(/[\s,]+/);
  const at = words.findIndex((word) => monthNames.includes(word));
  const name = words[at];
  if (name === undefined) return {};
  const month = (monthNames.indexOf(name) % 12) + 1;
  const before = words.slice(0, at).filter((word) => !/^(?:the|of|de)$/.test(word));
  const day = readNumber(before)?.value;
  return day === undefined ? { month } : { month, day };
}
