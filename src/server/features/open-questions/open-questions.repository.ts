import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { limits } from '#shared/limits.ts';
import { type OpenQuestionRow, openQuestions } from './open-questions.table.ts';

const most = limits.openQuestion.perAncestor;

/** The SQL of open questions. The caller checks whose the ancestor is. */
export function createOpenQuestionsRepository(db: Database) {
  const one = (ancestorId: string, id: string) =>
    and(eq(openQuestions.ancestorId, ancestorId), eq(openQuestions.id, id));

  return {
    /** The open ones, most asked first, then newest. */
    listOpen(ancestorId: string) {
      return db
        .select()
        .from(openQuestions)
        .where(and(eq(openQuestions.ancestorId, ancestorId), isNull(openQuestions.closedAt)))
        .orderBy(
          desc(openQuestions.timesAsked),
          desc(openQuestions.lastAskedAt),
          desc(openQuestions.id),
        );
    },

    async find(ancestorId: string, id: string) {
      const [row] = await db.select().from(openQuestions).where(one(ancestorId, id));
      return row;
    },

    /**
     * Inserts a question, or counts the same one up; with `reopens` a closed one is open again. One statement.
     * @returns undefined where it is new and the list of open ones is full.
     */
    async ask(
      { id, ancestorId, text, folded, lastAskedAt }: OpenQuestionRow,
      { reopens }: { reopens: boolean },
    ): Promise<OpenQuestionRow | undefined> {
      const at = sql`${lastAskedAt.toISOString()}::timestamptz`;
      const [row] = await db
        .insert(openQuestions)
        .select(
          sql`select ${id}::uuid, ${ancestorId}::uuid, ${text}::text, ${folded}::text, 1, null::timestamptz, ${at}, ${at}
            where exists (
              select 1 from ${openQuestions}
              where ${openQuestions.ancestorId} = ${ancestorId} and ${openQuestions.folded} = ${folded}
            ) or (
              select count(*) from ${openQuestions}
              where ${openQuestions.ancestorId} = ${ancestorId} and ${openQuestions.closedAt} is null
            ) < ${most}`,
        )
        .onConflictDoUpdate({
          target: [openQuestions.ancestorId, openQuestions.folded],
          set: {
            timesAsked: sql`${openQuestions.timesAsked} + 1`,
            lastAskedAt,
            ...(reopens && { closedAt: null }),
          },
        })
        .returning();
      return row;
    },

    /** Closes a question that is open; of the closed ones only the newest are kept. */
    async close(ancestorId: string, id: string, closedAt: Date): Promise<boolean> {
      const closed = await db
        .update(openQuestions)
        .set({ closedAt })
        .where(and(one(ancestorId, id), isNull(openQuestions.closedAt)))
        .returning({ id: openQuestions.id });
      if (closed.length === 0) return false;
      await db.execute(sql`
        delete from ${openQuestions} where id in (
          select id from ${openQuestions}
          where ${openQuestions.ancestorId} = ${ancestorId} and ${openQuestions.closedAt} is not null
          order by ${openQuestions.closedAt} desc offset ${most})`);
      return true;
    },
  };
}
