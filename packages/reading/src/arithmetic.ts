import { partsOfDate } from './dates.ts';

/** A year with the words of its date, as '12 June 1965'. */
export interface Dated {
  year: number;
  date: string;
}

/**
 * The whole years from one date to another: one number where the months tell, otherwise two, as 26 or 27 from 1938 to
 * 1965. Empty where the second is not after the first.
 */
export function yearsBetween(from: Dated, to: Dated): number[] {
  const years = to.year - from.year;
  if (years < 1) return [];
  const start = partsOfDate(from.date);
  const end = partsOfDate(to.date);
  if (start.month === undefined || end.month === undefined) return [years - 1, years];
  if (start.month !== end.month) return [end.month > start.month ? years : years - 1];
  if (start.day === undefined || end.day === undefined) return [years - 1, years];
  return [end.day >= start.day ? years : years - 1];
}
