import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { encodePostings, type PostingList } from './posting-list.ts';
import type { StoredPassage, StoredSource } from './recall.repository.ts';

const rowsAtOnce = 2_000;
const bytesAtOnce = 4 * 1024 * 1024;

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

/** Writes the passages of one ancestor and their terms, within a transaction. */
export function createPassagesRepository(tx: Database) {
  const run = (query: SQL) => tx.execute(query);

  return {
    /** Serializes the indexing of an ancestor until the transaction ends. */
    async lock(ancestorId: string): Promise<void> {
      await run(sql`select pg_advisory_xact_lock(hashtextextended(${ancestorId}, 0))`);
    },

    async deleteSources(ancestorId: string, sources: StoredSource[]): Promise<void> {
      for (const some of inBatches(sources)) {
        const removed = unnest(some, { firstNumber: 'int', passageCount: 'int' });
        await run(sql`
          delete from passages p using ${removed} removed(first, count)
          where p.ancestor_id = ${ancestorId} and p.number > removed.first and p.number < removed.first + removed.count`);
        await run(sql`
          delete from taught_sources s using ${removed} removed(first, count)
          where s.ancestor_id = ${ancestorId} and s.first_number = removed.first`);
      }
    },

    async insertSources(ancestorId: string, sources: StoredSource[]): Promise<void> {
      for (const some of inBatches(sources))
        await run(sql`
          insert into taught_sources
            (ancestor_id, first_number, passage_count, kind, ordinal, title, teller, language, digest)
          select ${ancestorId}::uuid, * from ${unnest(some, {
            firstNumber: 'int',
            passageCount: 'int',
            kind: 'text',
            ordinal: 'int',
            title: 'text',
            teller: 'text',
            language: 'text',
            digest: 'text',
          })}`);
    },

    async reorderSources(ancestorId: string, sources: StoredSource[]): Promise<void> {
      for (const some of inBatches(sources))
        await run(sql`
          update taught_sources s set ordinal = moved.ordinal
          from ${unnest(some, { firstNumber: 'int', ordinal: 'int' })} moved(first_number, ordinal)
          where s.ancestor_id = ${ancestorId} and s.first_number = moved.first_number`);
    },

    async insertPassages(ancestorId: string, passages: StoredPassage[]): Promise<void> {
      for (const some of inBatches(passages))
        await run(sql`
          insert into passages (ancestor_id, id, number, place, gap, content)
          select ${ancestorId}::uuid, * from ${unnest(some, {
            id: 'uuid',
            number: 'int',
            place: 'int',
            gap: 'text',
            content: 'text',
          })}`);
    },

    async deleteTerms(ancestorId: string, terms: string[]): Promise<void> {
      await run(sql`
        delete from passage_terms
        where ancestor_id = ${ancestorId} and term = any(${sql.param(terms)}::text[])`);
    },

    async deleteAllTerms(ancestorId: string): Promise<void> {
      await run(sql`delete from passage_terms where ancestor_id = ${ancestorId}`);
    },

    async putTerms(ancestorId: string, lists: Map<string, PostingList>): Promise<void> {
      for (const some of inHandfuls(lists))
        await run(sql`
          insert into passage_terms (ancestor_id, term, postings)
          select ${ancestorId}::uuid, term, decode(postings, 'base64')
          from ${unnest(some, { term: 'text', postings: 'text' })} one(term, postings)
          on conflict (ancestor_id, term) do update set postings = excluded.postings`);
    },

    async putLayout(ancestorId: string, revision: string, rules: number, layout: Uint8Array) {
      await run(sql`
        insert into passage_layouts (ancestor_id, revision, rules, layout)
        values (${ancestorId}, ${revision}, ${rules}, decode(${base64(layout)}, 'base64'))
        on conflict (ancestor_id) do update
        set revision = excluded.revision, rules = excluded.rules, layout = excluded.layout`);
    },
  };
}

/** Rows as a table: one array parameter for each column, with its SQL type. */
function unnest<Row>(
  rows: readonly Row[],
  types: Partial<Record<keyof Row & string, string>>,
): SQL {
  const columns = Object.entries(types) as [keyof Row, string][];
  const arrays = columns.map(
    ([name, type]) => sql`${sql.param(rows.map((row) => row[name]))}::${sql.raw(type)}[]`,
  );
  return sql`unnest(${sql.join(arrays, sql`, `)})`;
}

function* inBatches<Row>(all: Row[]): Generator<Row[]> {
  for (let from = 0; from < all.length; from += rowsAtOnce)
    yield all.slice(from, from + rowsAtOnce);
}

function* inHandfuls(lists: Map<string, PostingList>) {
  let some: { term: string; postings: string }[] = [];
  let size = 0;
  for (const [term, list] of lists) {
    const postings = base64(encodePostings(list));
    some.push({ term, postings });
    size += postings.length;
    if (some.length < rowsAtOnce && size < bytesAtOnce) continue;
    yield some;
    some = [];
    size = 0;
  }
  if (some.length > 0) yield some;
}
