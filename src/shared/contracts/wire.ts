import { z } from 'zod';
import { limits } from '#shared/limits.ts';

/** In one spelling, so that ids can be compared as they are. */
export const id = z.uuid().toLowerCase();
export const timestamp = z.iso.datetime();

/** A text without what no database can keep: the character zero, and half of a character of two halves. */
export const stripInvalidUnicode = (text: string) => text.replaceAll('\u0000', '').toWellFormed();

/** Path parameters of an entity's own route. */
export const idParams = z.object({ id });
export const userIdParams = z.object({ userId: z.string() });

/** `?limit=` and `?cursor=` of every list; the next page's address is in the Link header. */
export const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(limits.page.max).optional(),
  cursor: z.string().max(200).optional(),
});
export type PageQuery = z.infer<typeof pageQuery>;

/** `updatedAt` as last seen by the writer; a stale one is refused with 409. */
export const lastSeen = z.object({ updatedAt: timestamp.optional() });
