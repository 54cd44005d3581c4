import { readExifDates } from '#server/platform/media/exif-dates.ts';

/** When the camera says that a photo was taken; a camera that knows no time zone is taken to be in Greenwich. */
export function findTakenAt(file: Buffer): Date | undefined {
  const { original, digitized, offset = '' } = readExifDates(file);
  const match = /^(\d{4})[:-](\d\d)[:-](\d\d)[ T](\d\d:\d\d:\d\d)/.exec(
    original ?? digitized ?? '',
  );
  if (!match) return undefined;
  const [, year, month, day, time] = match;
  const zone = /^[+-]\d\d:\d\d$/.test(offset) ? offset : 'Z';
  const taken = new Date(`${year}-${month}-${day}T${time}${zone}`);
  // Older than photography is a clock that was never set.
  return Number.isNaN(taken.getTime()) || taken.getUTCFullYear() < 1826 ? undefined : taken;
}
