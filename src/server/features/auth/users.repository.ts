import { and, desc, eq, gt, lte, ne } from 'drizzle-orm';
import { type Database, first, hasRows } from '#server/platform/database/database.ts';
import { accounts, sessions, users } from './auth.table.ts';

/** How better-auth calls an account that has a password here. */
const byPassword = 'credential';

type Profile = Partial<Pick<typeof users.$inferSelect, 'name' | 'email' | 'emailVerified'>>;

/** The SQL of people and their sessions beside what better-auth does itself. */
export function createUsersRepository(db: Database) {
  const credential = (userId: string) =>
    and(eq(accounts.userId, userId), eq(accounts.providerId, byPassword));

  return {
    find: (id: string) => first(db.select().from(users).where(eq(users.id, id))),

    /** Held until the transaction ends: of two that change it at once, the second sees what the first did. */
    findForUpdate: (id: string) =>
      first(db.select().from(users).where(eq(users.id, id)).for('update')),

    findByEmail: (email: string) =>
      first(db.select().from(users).where(eq(users.email, email.toLowerCase()))),

    async setConfirmed(id: string, now: Date) {
      await db.update(users).set({ emailVerified: true, updatedAt: now }).where(eq(users.id, id));
    },

    update: (id: string, profile: Profile, now: Date) =>
      first(
        db
          .update(users)
          .set({ ...profile, updatedAt: now })
          .where(eq(users.id, id))
          .returning(),
      ),

    /** With everything that the account has in the database. */
    async delete(id: string) {
      await db.delete(users).where(eq(users.id, id));
    },

    /** Expired sample accounts. */
    async listOverdueSamples(now: Date, limit: number): Promise<string[]> {
      const rows = await db
        .select({ id: users.id })
        .from(users)
        .where(lte(users.sampleUntil, now))
        .limit(limit);
      return rows.map(({ id }) => id);
    },

    async findPasswordHash(userId: string): Promise<string | undefined> {
      const [row] = await db
        .select({ password: accounts.password })
        .from(accounts)
        .where(credential(userId));
      return row?.password ?? undefined;
    },

    async setPasswordHash(userId: string, password: string, now: Date) {
      await db.update(accounts).set({ password, updatedAt: now }).where(credential(userId));
    },

    /** Those that have not run out, the last used first. */
    listSessions: (userId: string, now: Date) =>
      db
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
        .orderBy(desc(sessions.updatedAt)),

    deleteSession: (userId: string, id: string): Promise<boolean> =>
      hasRows(
        db
          .delete(sessions)
          .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
          .returning({ id: sessions.id }),
      ),

    /** All of them, or all but one. */
    async deleteSessions(userId: string, exceptId?: string) {
      const others = exceptId ? ne(sessions.id, exceptId) : undefined;
      await db.delete(sessions).where(and(eq(sessions.userId, userId), others));
    },
  };
}
