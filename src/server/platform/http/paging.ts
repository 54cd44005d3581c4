import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from '#server/platform/errors/app-error.ts';

/** A page of a list, and the cursor of the next one where more follows. */
export interface Page<T> {
  readonly items: T[];
  readonly next?: string;
}

/**
 * Cuts a page from rows that were asked for with one more than `limit`.
 * @param cursorOf the position after a row, from which the next page continues.
 */
export function cutPage<Row, T>(
  rows: Row[],
  limit: number | undefined,
  { cursorOf, present }: { cursorOf: (row: Row) => unknown; present: (row: Row) => T },
): Page<T> {
  const shown = limit === undefined ? rows : rows.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = limit !== undefined && rows.length > limit && last !== undefined;
  return {
    items: shown.map(present),
    next: hasMore ? Buffer.from(JSON.stringify(cursorOf(last))).toString('base64url') : undefined,
  };
}

/** Reads a cursor back. @throws 400 when it is not one that this list gave. */
export function readCursor<T>(cursor: string | undefined, shape: z.ZodType<T>): T | undefined {
  if (cursor === undefined) return undefined;
  try {
    return shape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch (cause) {
    throw new AppError(400, 'request.invalid', 'This cursor does not belong to this list.', {
      cause,
    });
  }
}

/** Returns a page as a bare array and sets the Link header to the next page's address. */
export function sendPage<T>(request: FastifyRequest, reply: FastifyReply, page: Page<T>): T[] {
  if (page.next !== undefined) {
    const next = new URL(request.url, 'http://localhost');
    next.searchParams.set('cursor', page.next);
    reply.header('link', `<${next.pathname}${next.search}>; rel="next"`);
  }
  return page.items;
}
