import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import type { CompanionMemory } from '#shared/contracts/conversations.ts';
import { companionMemories } from './conversations.table.ts';

export type CompanionMemoryValues = Partial<
  Pick<typeof companionMemories.$inferSelect, 'askerName' | 'people' | 'toldSince'>
>;

const toldAtMost = 100;
/** How far back is read: the newest replies of the conversations that were last continued. */
const conversationsAtMost = 20;
const repliesAtMost = 120;

/** The SQL of what companions keep of their talks; each memory is of one user and one ancestor. */
export function createCompanionMemoryRepository(db: Database) {
  return {
    /** The memory with the passages told since `toldSince`, newest first, each once. One query. */
    async read(userId: string, ancestorId: string): Promise<CompanionMemory> {
      const { rows } = await db.execute<CompanionMemory & Record<string, unknown>>(sql`
        select memory.asker_name as "askerName", coalesce(memory.people, '[]') as people, coalesce((
          select jsonb_agg(jsonb_build_object('sourceId', source_id, 'title', title, 'toldAt', told_at)
            order by told_at desc, message_id desc, place)
          from (
            select * from (
              select distinct on (source ->> 'id') source ->> 'id' as source_id, source ->> 'title' as title,
                said.created_at as told_at, said.id as message_id, place
              from (
                select said.* from (
                  select id from conversations
                  where user_id = ${userId} and ancestor_id = ${ancestorId}
                  order by last_message_at desc nulls last limit ${conversationsAtMost}
                ) talk
                cross join lateral (
                  select id, sources, created_at from messages
                  where conversation_id = talk.id and kind = 'persona' and sources <> '[]'
                    and (memory.told_since is null or created_at > memory.told_since)
                  order by id desc limit ${repliesAtMost}
                ) said
                order by said.created_at desc, said.id desc limit ${repliesAtMost}
              ) said
              cross join lateral jsonb_array_elements(said.sources) with ordinality as one(source, place)
              order by source ->> 'id', said.created_at desc, said.id desc
            ) told
            order by told_at desc, message_id desc, place limit ${toldAtMost}
          ) newest
        ), '[]') as told
        from (select 1) as always
        left join companion_memories memory
          on memory.user_id = ${userId} and memory.ancestor_id = ${ancestorId}`);
      const { askerName = null, people = [], told = [] } = rows[0] ?? {};
      return {
        askerName,
        people,
        told: told.map(({ toldAt, ...one }) => ({
          ...one,
          toldAt: new Date(toldAt).toISOString(),
        })),
      };
    },

    /** Finds the stored row and holds it until the transaction ends. */
    async findHeld(userId: string, ancestorId: string) {
      const [row] = await db
        .select()
        .from(companionMemories)
        .where(
          and(eq(companionMemories.userId, userId), eq(companionMemories.ancestorId, ancestorId)),
        )
        .for('update');
      return row;
    },

    /** Writes what is given over what is there, or over an empty memory. */
    async put(userId: string, ancestorId: string, values: CompanionMemoryValues, updatedAt: Date) {
      await db
        .insert(companionMemories)
        .values({ ...values, userId, ancestorId, updatedAt })
        .onConflictDoUpdate({
          target: [companionMemories.userId, companionMemories.ancestorId],
          set: { ...values, updatedAt },
        });
    },
  };
}
