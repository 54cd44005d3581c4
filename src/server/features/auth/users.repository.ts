import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { users } from './auth.table.ts';

/** The SQL of people beside what better-auth does itself. */
export function createUsersRepository(db: Database) {
  return {
    async find(id: string) {
      const [row] = await db.select().from(users).where(eq(users.id, id));
      return row;
    },

    async setConfirmed(id: string, now: Date) {
      await db.update(users).set({ emailVerified: true, updatedAt: now }).where(eq(users.id, id));
    },
  };
}
