import { and, asc, eq, inArray, lte, notInArray, sql } from 'drizzle-orm';
import { type Database, hasRows } from '#server/platform/database/database.ts';
import {
  type TimeVaultRow,
  timeVaults,
  type VaultDeliveryRow,
  vaultDeliveries,
} from './time-vaults.table.ts';

export interface ClaimedDelivery {
  delivery: VaultDeliveryRow;
  vault: TimeVaultRow;
}

type Outcome = Pick<VaultDeliveryRow, 'status'> & Partial<VaultDeliveryRow>;

/** The SQL of mails to recipients. A claimed mail is taken by no other worker until its lease expires. */
export function createDeliveriesRepository(db: Database) {
  return {
    /** Claims the delivery that has been due longest until `leaseUntil`; undefined where none is due. */
    async claim(now: Date, leaseUntil: Date): Promise<ClaimedDelivery | undefined> {
      const due = db
        .select({ id: vaultDeliveries.id })
        .from(vaultDeliveries)
        .where(
          and(
            lte(vaultDeliveries.dueAt, now),
            notInArray(vaultDeliveries.status, ['sent', 'failed']),
          ),
        )
        .orderBy(asc(vaultDeliveries.dueAt))
        .limit(1)
        .for('update', { skipLocked: true });
      const [delivery] = await db
        .update(vaultDeliveries)
        .set({
          status: 'sending',
          dueAt: leaseUntil,
          attempts: sql`${vaultDeliveries.attempts} + 1`,
        })
        .where(inArray(vaultDeliveries.id, due))
        .returning();
      if (!delivery) return undefined;
      const [vault] = await db.select().from(timeVaults).where(eq(timeVaults.id, delivery.vaultId));
      // The vault was deleted meanwhile, and its deliveries with it.
      return vault ? { delivery, vault } : this.claim(now, leaseUntil);
    },

    /** Writes the outcome of a delivery if its lease still holds. Returns whether it did. */
    settle: ({ id, attempts }: VaultDeliveryRow, outcome: Outcome): Promise<boolean> =>
      hasRows(
        db
          .update(vaultDeliveries)
          .set(outcome)
          .where(
            and(
              eq(vaultDeliveries.id, id),
              eq(vaultDeliveries.status, 'sending'),
              eq(vaultDeliveries.attempts, attempts),
            ),
          )
          .returning({ id: vaultDeliveries.id }),
      ),
  };
}
