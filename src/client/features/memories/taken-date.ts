import { format } from 'date-fns';

const dayPattern = /^(\d{4})-(\d\d)-(\d\d)/;

/** Of a moment, the day as `yyyy-mm-dd`. Cameras know no time zone, so that it is the day in Greenwich. */
export function dayOf(takenAt: string | null): string {
  return takenAt?.slice(0, 10) ?? '';
}

/** A day of a date field as a moment: noon, which is that day nearly everywhere. */
export function momentOf(day: string): string | null {
  return day ? `${day}T12:00:00.000Z` : null;
}

/** 'Jul 4, 1957' */
export function takenDate(takenAt: string): string {
  const [, year, month, day] = dayPattern.exec(takenAt) ?? [];
  return format(new Date(Number(year), Number(month) - 1, Number(day)), 'MMM d, yyyy');
}

/** 'Nov 2, 2026' */
export function createdDate(createdAt: string): string {
  return format(createdAt, 'MMM d, yyyy');
}
