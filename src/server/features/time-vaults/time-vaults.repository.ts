import { and, asc, desc, eq, inArray, lt, lte, or, sum } from 'drizzle-orm';
import { type Database, first, hasRows } from '#server/platform/database/database.ts';
import {
  type TimeVaultRow,
  timeVaults,
  type VaultDeliveryRow,
  vaultDeliveries,
} from './time-vaults.table.ts';

type PreparedVideo = Pick<TimeVaultRow, 'videoState' | 'playableKey' | 'posterKey'>;

/** The SQL of vaults. Methods that take a user's id are bound to it. */
export function createTimeVaultsRepository(db: Database) {
  const owned = (userId: string, id: string) =>
    and(eq(timeVaults.userId, userId), eq(timeVaults.id, id));

  return {
    /** Newest first; `beforeId` is where the page before ended. */
    list(userId: string, limit: number, beforeId?: string) {
      const beyond = beforeId ? lt(timeVaults.id, beforeId) : undefined;
      return db
        .select()
        .from(timeVaults)
        .where(and(eq(timeVaults.userId, userId), beyond))
        .orderBy(desc(timeVaults.id))
        .limit(limit);
    },

    /** All of them, oldest first. */
    listAll(userId: string) {
      return db
        .select()
        .from(timeVaults)
        .where(eq(timeVaults.userId, userId))
        .orderBy(asc(timeVaults.id));
    },

    find: (userId: string, id: string) =>
      first(db.select().from(timeVaults).where(owned(userId, id))),

    /** A vault of any account: for background work. */
    findForWork: (id: string) => first(db.select().from(timeVaults).where(eq(timeVaults.id, id))),

    /** The vault of a link that has reached its date. */
    async findByLink(tokenHash: string, now: Date) {
      const [row] = await db
        .select({ vault: timeVaults })
        .from(vaultDeliveries)
        .innerJoin(timeVaults, eq(timeVaults.id, vaultDeliveries.vaultId))
        .where(and(eq(vaultDeliveries.tokenHash, tokenHash), lte(timeVaults.unlockDate, now)));
      return row?.vault;
    },

    /** By vault, each vault's in the order in which its recipients were named. */
    async listDeliveries(vaultIds: string[]): Promise<Map<string, VaultDeliveryRow[]>> {
      if (vaultIds.length === 0) return new Map();
      const rows = await db
        .select()
        .from(vaultDeliveries)
        .where(inArray(vaultDeliveries.vaultId, vaultIds))
        .orderBy(asc(vaultDeliveries.position));
      return Map.groupBy(rows, ({ vaultId }) => vaultId);
    },

    async insert(
      vault: typeof timeVaults.$inferInsert,
      deliveries: (typeof vaultDeliveries.$inferInsert)[],
    ) {
      await db.insert(timeVaults).values(vault);
      if (deliveries.length > 0) await db.insert(vaultDeliveries).values(deliveries);
    },

    /** Marks a vault as opened that has reached its date; the first time counts. */
    async open(userId: string, id: string, now: Date) {
      await db
        .update(timeVaults)
        .set({ isOpened: true, openedAt: now, updatedAt: now })
        .where(
          and(owned(userId, id), eq(timeVaults.isOpened, false), lte(timeVaults.unlockDate, now)),
        );
    },

    /** Returns whether the vault still exists. */
    setPrepared: (id: string, prepared: PreparedVideo): Promise<boolean> =>
      hasRows(
        db
          .update(timeVaults)
          .set(prepared)
          .where(eq(timeVaults.id, id))
          .returning({ id: timeVaults.id }),
      ),

    delete: (userId: string, id: string): Promise<boolean> =>
      hasRows(db.delete(timeVaults).where(owned(userId, id)).returning({ id: timeVaults.id })),

    async countBytes(userId: string): Promise<number> {
      const [row] = await db
        .select({ bytes: sum(timeVaults.fileBytes) })
        .from(timeVaults)
        .where(eq(timeVaults.userId, userId));
      return Number(row?.bytes ?? 0);
    },

    /** The storage keys among `keys` that belong to a vault of any account. */
    async findFileKeys(keys: string[]): Promise<string[]> {
      const { originalKey, playableKey, posterKey } = timeVaults;
      const rows = await db
        .select({ originalKey, playableKey, posterKey })
        .from(timeVaults)
        .where(
          or(inArray(originalKey, keys), inArray(playableKey, keys), inArray(posterKey, keys)),
        );
      return rows.flatMap((row) => Object.values(row).filter((key) => key !== null));
    },
  };
}

export type TimeVaultsRepository = ReturnType<typeof createTimeVaultsRepository>;
