import { sql } from 'drizzle-orm';
import {
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ancestors } from '../../ancestors/ancestors.table.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
const language = () => text({ enum: ['en', 'pt'] }).notNull();
const ofAncestor = () =>
  uuid()
    .notNull()
    .references(() => ancestors.id, { onDelete: 'cascade' });

/** The sources of a training, each with its run of passage numbers; the first is its title. */
export const trainingSourcesTable = pgTable(
  'taught_sources',
  {
    ancestorId: ofAncestor(),
    firstNumber: integer().notNull(),
    passageCount: integer().notNull(),
    kind: text({ enum: ['story', 'detail', 'phrase', 'passion', 'value', 'memory'] }).notNull(),
    ordinal: integer().notNull(),
    title: text().notNull(),
    /** Who tells it: `self`, a name, or null for a relative who is not named. */
    teller: text().default('self'),
    language: language(),
    digest: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ancestorId, table.firstNumber] }),
    index('taught_sources_order').on(table.ancestorId, table.kind, table.ordinal),
    check('taught_sources_count', sql`${table.passageCount} > 0`),
  ],
);

/** A few whole sentences of a source, verbatim, with the white space before them. */
export const passages = pgTable(
  'passages',
  {
    id: uuid().primaryKey(),
    ancestorId: ofAncestor(),
    number: integer().notNull(),
    place: integer().notNull(),
    gap: text().notNull(),
    content: text().notNull(),
  },
  (table) => [uniqueIndex('passages_number').on(table.ancestorId, table.number)],
);

/** The passages of an ancestor that have a term: a stem, accents folded. */
export const passageTerms = pgTable(
  'passage_terms',
  {
    ancestorId: ofAncestor(),
    term: text().notNull(),
    postings: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ancestorId, table.term] })],
);

/** Data of all passages of an ancestor for ranking (`PassageLayout`), encoded. */
export const passageLayouts = pgTable('passage_layouts', {
  ancestorId: ofAncestor().primaryKey(),
  /** Changes with every change of the passages. */
  revision: uuid().notNull(),
  /** Version of the rules that made the terms. */
  rules: smallint().notNull(),
  layout: bytes().notNull(),
});
