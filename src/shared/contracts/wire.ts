import { z } from 'zod';
import { limits } from '#shared/limits.ts';

export const id = z.uuid();
export const timestamp = z.iso.datetime();

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
