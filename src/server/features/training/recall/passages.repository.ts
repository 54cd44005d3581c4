import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { encodePostings, type PostingList } from './posting-list.ts';
import type { StoredPassage, StoredSource } from './recall.repository.ts';

const rowsAtOnce = 2_000;
const bytesAtOnce = 4 * 1024 * 1024;

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

/** What teaching writes: one ancestor's passages and the terms they are found by. Inside a transaction. */
export function createPassagesRepository(tx: Database) {
  const run = (query: SQL) => tx.execute(query);
  const column = (values: unknown[], type: string) => sql`${sql.param(values)}::${sql.raw(type)}[]`;

  return {
    /** Others who teach the same ancestor wait until this transaction is over. */
    async lock(ancestorId: string): Promise<void> {
      await run(sql`select pg_advisory_xact_lock(hashtextextended(${ancestorId}, 0))`);
    },

    async deleteSources(ancestorId: string, sources: StoredSource[]): Promise<void> {
      for (const some of inTurns(sources)) {
        const firsts = column(
          some.map((source) => source.firstNumber),
          'int',
        );
        const counts = column(
          some.map((source) => source.passageCount),
          'int',
        );
        await run(sql`
          delete from passages p using unnest(${firsts}, ${counts}) gone(first, count)
          where p.ancestor_id = ${ancestorId} and p.number > gone.first and p.number < gone.first + gone.count`);
        await run(sql`
          delete from taught_sources where ancestor_id = ${ancestorId} and first_number = any(${firsts})`);
      }
    },

    async insertSources(ancestorId: string, sources: StoredSource[]): Promise<void> {
      for (const some of inTurns(sources)) {
        await run(sql`
          insert into taught_sources
            (ancestor_id, first_number, passage_count, kind, ordinal, title, teller, language, digest)
          select ${ancestorId}::uuid, * from unnest(
            ${column(
              some.map((source) => source.firstNumber),
              'int',
            )},
            ${column(
              some.map((source) => source.passageCount),
              'int',
            )},
            ${column(
              some.map((source) => source.kind),
              'text',
            )},
            ${column(
              some.map((source) => source.ordinal),
              'int',
            )},
            ${column(
              some.map((source) => source.title),
              'text',
            )},
            ${column(
              some.map((source) => source.teller),
              'text',
            )},
            ${column(
              some.map((source) => source.language),
              'text',
            )},
            ${column(
              some.map((source) => source.digest),
              'text',
            )})`);
      }
    },

    async reorderSources(ancestorId: string, sources: StoredSource[]): Promise<void> {
      for (const some of inTurns(sources)) {
        await run(sql`
          update taught_sources s set ordinal = now.ordinal from unnest(
            ${column(
              some.map((source) => source.firstNumber),
              'int',
            )},
            ${column(
              some.map((source) => source.ordinal),
              'int',
            )}) now(first_number, ordinal)
          where s.ancestor_id = ${ancestorId} and s.first_number = now.first_number`);
      }
    },

    async insertPassages(ancestorId: string, passages: StoredPassage[]): Promise<void> {
      for (const some of inTurns(passages)) {
        await run(sql`
          insert into passages (ancestor_id, id, number, place, gap, content)
          select ${ancestorId}::uuid, * from unnest(
            ${column(
              some.map((passage) => passage.id),
              'uuid',
            )},
            ${column(
              some.map((passage) => passage.number),
              'int',
            )},
            ${column(
              some.map((passage) => passage.place),
              'int',
            )},
            ${column(
              some.map((passage) => passage.gap),
              'text',
            )},
            ${column(
              some.map((passage) => passage.content),
              'text',
            )})`);
      }
    },

    async deleteTerms(ancestorId: string, terms: string[]): Promise<void> {
      await run(sql`
        delete from passage_terms
        where ancestor_id = ${ancestorId} and term = any(${column(terms, 'text')})`);
    },

    async deleteAllTerms(ancestorId: string): Promise<void> {
      await run(sql`delete from passage_terms where ancestor_id = ${ancestorId}`);
    },

    async putTerms(ancestorId: string, lists: Map<string, PostingList>): Promise<void> {
      for (const some of inHandfuls(lists)) {
        await run(sql`
          insert into passage_terms (ancestor_id, term, postings)
          select ${ancestorId}::uuid, term, decode(postings, 'base64') from unnest(
            ${column(
              some.map((list) => list.term),
              'text',
            )},
            ${column(
              some.map((list) => list.postings),
              'text',
            )}) one(term, postings)
          on conflict (ancestor_id, term) do update set postings = excluded.postings`);
      }
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

function* inTurns<Row>(all: Row[]): Generator<Row[]> {
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
