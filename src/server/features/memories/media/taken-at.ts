import exifr from 'exifr';
import { z } from 'zod';

const tags = z
  .object({
    DateTimeOriginal: z.string().optional(),
    CreateDate: z.string().optional(),
    OffsetTimeOriginal: z.string().optional(),
    OffsetTime: z.string().optional(),
  })
  .nullish();

/** When the camera says that a photo was taken; a camera that knows no time zone is taken to be in Greenwich. */
export async function findTakenAt(file: Buffer): Promise<Date | undefined> {
  const read = await exifr
    .parse(file, { pick: Object.keys(tags.unwrap().unwrap().shape), reviveValues: false })
    .catch(() => undefined);
  const { data } = tags.safeParse(read);
  const written = data?.DateTimeOriginal ?? data?.CreateDate;
  const match = /^(\d{4})[:-](\d\d)[:-](\d\d)[ T](\d\d:\d\d:\d\d)/.exec(written ?? '');
  if (!match) return undefined;
  const [, year, month, day, time] = match;
  const offset = data?.OffsetTimeOriginal ?? data?.OffsetTime ?? '';
  const zone = /^[+-]\d\d:\d\d$/.test(offset) ? offset : 'Z';
  const taken = new Date(`${year}-${month}-${day}T${time}${zone}`);
  // Cameras whose clock was never set say 0000 or 1970.
  return Number.isNaN(taken.getTime()) || taken.getUTCFullYear() < 1826 ? undefined : taken;
}
