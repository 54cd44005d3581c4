/** The last day of a month in UTC; months are counted from zero and may go beyond the year. */
function lastDay(year: number, month: number): number {
  return new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
}

/**
 * When a vault that is sealed at `sealedAt` unlocks: years and months later by the calendar, in UTC.
 * Where the month has no such day, on its last: 31 January and one month is 28 or 29 February.
 */
export function unlockDate(
  sealedAt: Date,
  { years, months }: { years: number; months: number },
): Date {
  const year = sealedAt.getUTCFullYear() + years;
  const month = sealedAt.getUTCMonth() + months;
  const unlocks = new Date(sealedAt);
  unlocks.setUTCFullYear(year, month, Math.min(sealedAt.getUTCDate(), lastDay(year, month)));
  return unlocks;
}
