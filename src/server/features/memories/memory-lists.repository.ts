import {
  and,
  arrayContains,
  count,
  desc,
  eq,
  getTableColumns,
  isNotNull,
  isNull,
  sql,
} from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '#server/platform/database/database.ts';
import type { listMemoriesQuery, MemoryFacets } from '#shared/contracts/memories.ts';
import { subjectsOf } from './memories.repository.ts';
import { memories, memorySubjects, takenOrNever, wordsOf } from './memories.table.ts';
import { searchQuery } from './search-words.ts';

export type ListFilter = Omit<z.output<typeof listMemoriesQuery>, 'limit' | 'cursor'>;
/** The last memory of the page before; `at` is null for one without a date. */
export interface ListPlace {
  at: string | null;
  id: string;
}

/** How much of a text a card has room for, in characters. */
const shownOnCard = 300;
const mostTags = 500;

/** The SQL that many memories are read with; all of it bound to the owner. */
export function createMemoryListsRepository(db: Database) {
  return {
    /** The newest first. Chosen by their ids first, so that long texts are read for the page alone. */
    list(userId: string, filter: ListFilter, limit: number, after?: ListPlace) {
      const byTaken = filter.sort === 'taken';
      const order = byTaken ? takenOrNever(memories) : memories.createdAt;
      const newestFirst = [desc(order), desc(memories.id)];
      const page = db
        .select({ id: memories.id })
        .from(memories)
        .where(and(matching(userId, filter), after && beyond(order, after)))
        .orderBy(...newestFirst)
        .limit(limit)
        .as('page');
      const begun = (text: typeof memories.textContent | typeof memories.description) =>
        sql<string | null>`left(${text}, ${shownOnCard})`;
      const { searchText: _, fileHash: __, ...columns } = getTableColumns(memories);
      return db
        .select({
          ...columns,
          description: begun(memories.description),
          textContent: begun(memories.textContent),
          textIsCut: sql<boolean>`coalesce(length(${memories.textContent}), 0) > ${shownOnCard}
            or coalesce(length(${memories.description}), 0) > ${shownOnCard}`,
          aboutAncestorIds: subjectsOf,
        })
        .from(page)
        .innerJoin(memories, eq(memories.id, page.id))
        .orderBy(...newestFirst);
    },

    async facets(userId: string): Promise<MemoryFacets> {
      const live = and(eq(memories.userId, userId), isNull(memories.deletedAt));
      const byType = await db
        .select({ type: memories.type, count: count() })
        .from(memories)
        .where(live)
        .groupBy(memories.type);
      const used = db
        .select({ tag: sql<string>`unnest(${memories.tags})`.as('tag') })
        .from(memories)
        .where(live)
        .as('used');
      const tags = await db
        .select({ tag: used.tag, count: count() })
        .from(used)
        .groupBy(used.tag)
        .orderBy(desc(count()), used.tag)
        .limit(mostTags);
      const types = { text: 0, image: 0, video: 0, audio: 0 };
      for (const { type, count: many } of byType) types[type] = many;
      return { total: byType.reduce((sum, one) => sum + one.count, 0), types, tags };
    },

    /** Everything of an account, a handful at a time, in the order it came. */
    async *listAll(userId: string) {
      let afterId: string | undefined;
      for (;;) {
        const rows = await db
          .select({ ...getTableColumns(memories), aboutAncestorIds: subjectsOf })
          .from(memories)
          .where(
            and(
              eq(memories.userId, userId),
              afterId ? sql`${memories.id} > ${afterId}` : undefined,
            ),
          )
          .orderBy(memories.id)
          .limit(200);
        yield* rows;
        afterId = rows.at(-1)?.id;
        if (!afterId) return;
      }
    },
  };
}

function matching(userId: string, { type, q, tag, about, deleted }: ListFilter) {
  const words = q?.trim() ? searchQuery(q) : undefined;
  const found = words ? sql`${wordsOf(memories)} @@ ${words}::tsquery` : sql`false`;
  return and(
    eq(memories.userId, userId),
    deleted === '1' ? isNotNull(memories.deletedAt) : isNull(memories.deletedAt),
    type && eq(memories.type, type),
    tag ? arrayContains(memories.tags, [tag]) : undefined,
    q?.trim() ? found : undefined,
    about !== undefined
      ? sql`exists (select from ${memorySubjects} where ${memorySubjects.memoryId} = ${memories.id} and ${memorySubjects.ancestorId} = ${about})`
      : undefined,
  );
}

function beyond(
  order: ReturnType<typeof takenOrNever> | typeof memories.createdAt,
  place: ListPlace,
) {
  const at = sql`coalesce(${place.at}::timestamptz, '-infinity'::timestamptz)`;
  return sql`(${order}, ${memories.id}) < (${at}, ${place.id}::uuid)`;
}
