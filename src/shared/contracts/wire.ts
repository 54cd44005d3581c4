import { z } from 'zod';
import { limits } from '#shared/limits.ts';

/** Lower-cased, so that ids can be compared as strings. */
export const id = z.uuid().toLowerCase();
export const timestamp = z.iso.datetime();

/** Removes what databases cannot store: U+0000 and lone surrogates. */
export const stripInvalidUnicode = (text: string) => text.replaceAll('\u0000', '').toWellFormed();

/**
 * Removes control characters other than line breaks and tabs, and those that turn the direction of what follows: they
 * could show a text otherwise than it reads.
 */
export const stripControls = (text: string) =>
  stripInvalidUnicode(text).replace(/(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '');

/** A text that every database can store; `message` is shown where it is missing. */
export const text = (message?: string) => z.string(message).overwrite(stripInvalidUnicode);
export const trimmedText = (message?: string) => text(message).trim();

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
