import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../auth/auth.table.ts';

const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

export const timeVaults = pgTable(
  'time_vaults',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    description: text(),
    /** The file as it came. Sample accounts share theirs. */
    originalKey: text().notNull(),
    fileName: text().notNull(),
    fileBytes: bigint({ mode: 'number' }).notNull(),
    mediaType: text().notNull(),
    /** What browsers play; the original itself where they play that. */
    playableKey: text(),
    posterKey: text(),
    videoState: text({ enum: ['preparing', 'ready', 'failed'] }).notNull(),
    unlockDate: moment().notNull(),
    unlockYears: smallint().notNull().default(0),
    unlockMonths: smallint().notNull().default(0),
    isOpened: boolean().notNull().default(false),
    openedAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('time_vaults_user').on(table.userId, table.id),
    index('time_vaults_original').on(table.originalKey),
    check('time_vaults_opened', sql`${table.isOpened} = (${table.openedAt} is not null)`),
    check('time_vaults_state', sql`${table.videoState} in ('preparing', 'ready', 'failed')`),
    check(
      'time_vaults_period',
      sql`${table.unlockYears} between 0 and 50 and ${table.unlockMonths} between 0 and 11 and ${table.unlockYears} + ${table.unlockMonths} > 0`,
    ),
  ],
);

/** One mail to one recipient; the sweep finds those that are due. */
export const vaultDeliveries = pgTable(
  'vault_deliveries',
  {
    id: uuid().primaryKey(),
    vaultId: uuid()
      .notNull()
      .references(() => timeVaults.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    email: text().notNull(),
    status: text({ enum: ['waiting', 'sending', 'sent', 'retrying', 'failed'] }).notNull(),
    /** Of the link's token, which only the mail holds. */
    tokenHash: text().unique(),
    attempts: integer().notNull().default(0),
    /** The unlock date at first, later when to try again. */
    dueAt: moment().notNull(),
    sentAt: moment(),
  },
  (table) => [
    unique('vault_deliveries_recipient').on(table.vaultId, table.email),
    index('vault_deliveries_due')
      .on(table.dueAt)
      .where(sql`${table.status} not in ('sent', 'failed')`),
    check(
      'vault_deliveries_status',
      sql`${table.status} in ('waiting', 'sending', 'sent', 'retrying', 'failed')`,
    ),
    check('vault_deliveries_sent', sql`(${table.status} = 'sent') = (${table.sentAt} is not null)`),
  ],
);

export type TimeVaultRow = typeof timeVaults.$inferSelect;
export type VaultDeliveryRow = typeof vaultDeliveries.$inferSelect;
