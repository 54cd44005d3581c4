import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import type { SourceKind } from '#shared/contracts/training.ts';
import { decodePostings, type PostingList } from './posting-list.ts';
import type { TrainingSource } from './training-sources.ts';

export type StoredSource = Omit<TrainingSource, 'content'> & {
  firstNumber: number;
  passageCount: number;
};

export type StoredPassage = {
  id: string;
  number: number;
  place: number;
  gap: string;
  content: string;
};

export type StoredIndex = {
  revision: string;
  layout: Uint8Array;
  /** A line for each term: the term, a blank, the length of its postings in bytes. */
  terms: string;
  /** The postings of all terms, in their order. */
  postings: Uint8Array;
};

/** A passage with its source. */
export type PlacedPassage = StoredPassage & Omit<StoredSource, 'digest'>;

const source = sql`first_number as "firstNumber", passage_count as "passageCount", kind, ordinal, title,
  teller, language, digest`;
const placed = sql`p.id, p.number, p.place, p.gap, p.content, s.first_number as "firstNumber",
  s.passage_count as "passageCount", s.kind, s.ordinal, s.title, s.teller, s.language`;
const inSource = sql`s.ancestor_id = p.ancestor_id and p.number > s.first_number
  and p.number < s.first_number + s.passage_count`;

/** Reads the passages and index of one ancestor. */
export function createRecallRepository(db: Database) {
  const rows = async <Row>(query: SQL): Promise<Row[]> =>
    (await db.execute<Record<string, unknown>>(query)).rows as Row[];

  return {
    async findRevision(ancestorId: string): Promise<string | undefined> {
      const found = await rows<{ revision: string }>(sql`
        select revision from passage_layouts where ancestor_id = ${ancestorId}`);
      return found[0]?.revision;
    },

    async findLayout(ancestorId: string) {
      const found = await rows<{ rules: number; layout: Uint8Array }>(sql`
        select rules, layout from passage_layouts where ancestor_id = ${ancestorId}`);
      return found[0];
    },

    /** The layout with the postings of every term, all of one revision. */
    async findIndex(ancestorId: string): Promise<StoredIndex | undefined> {
      const found = await rows<StoredIndex>(sql`
        select revision, layout, coalesce(terms, '') as terms, coalesce(postings, '') as postings
        from passage_layouts cross join lateral (
          select string_agg(term || ' ' || length(postings), e'\n' order by term) as terms,
            string_agg(postings, '' order by term) as postings
          from passage_terms where ancestor_id = ${ancestorId}
        ) as held
        where ancestor_id = ${ancestorId}`);
      return found[0];
    },

    async listPostings(ancestorId: string, terms: string[]): Promise<Map<string, PostingList>> {
      if (terms.length === 0) return new Map();
      const found = await rows<{ term: string; postings: Uint8Array }>(sql`
        select term, postings from passage_terms
        where ancestor_id = ${ancestorId} and term = any(${sql.param(terms)}::text[])`);
      return new Map(found.map(({ term, postings }) => [term, decodePostings(postings)]));
    },

    /** For each word, up to two indexed terms within its edit distance and first letters, nearest first. */
    async listNearTerms(
      ancestorId: string,
      words: readonly { term: string; farthest: number; starts: readonly string[] }[],
    ): Promise<string[][]> {
      const all = (values: readonly (string | number)[]) => sql.param(values);
      // First letter and length exclude most terms; a trigram index took eight times as long.
      const found = await rows<{ place: number; term: string }>(sql`
        with asked as (
          select word.place::int as place, word.term, word.farthest, letter
          from unnest(
            ${all(words.map(({ term }) => term))}::text[],
            ${all(words.map(({ farthest }) => farthest))}::int[],
            ${all(words.map(({ starts }) => starts.join('')))}::text[]
          ) with ordinality as word(term, farthest, starts, place)
          cross join unnest(string_to_array(word.starts, null)) as letter
        ), near as (
          select a.place, p.term, row_number() over (
            partition by a.place
            order by levenshtein(p.term, a.term), similarity(p.term, a.term) desc, p.term
          ) as rank
          from passage_terms p join asked a on left(p.term, 1) = a.letter
          where p.ancestor_id = ${ancestorId}
            and abs(length(p.term) - length(a.term)) <= a.farthest
            and levenshtein_less_equal(p.term, a.term, a.farthest) <= a.farthest
        )
        select place, term from near where rank <= 2 order by place, rank`);
      const terms = words.map((): string[] => []);
      for (const { place, term } of found) terms[place - 1]?.push(term);
      return terms;
    },

    /** The ancestors whose terms were made by other rules. */
    async listMadeByOtherRules(rules: number): Promise<string[]> {
      const found = await rows<{ ancestorId: string }>(sql`
        select ancestor_id as "ancestorId" from passage_layouts where rules <> ${rules} order by ancestor_id`);
      return found.map(({ ancestorId }) => ancestorId);
    },

    async listSources(ancestorId: string): Promise<StoredSource[]> {
      return rows(sql`
        select ${source} from taught_sources where ancestor_id = ${ancestorId} order by first_number`);
    },

    async listByNumber(ancestorId: string, numbers: number[]): Promise<StoredPassage[]> {
      if (numbers.length === 0) return [];
      return rows(sql`
        select id, number, place, gap, content from passages
        where ancestor_id = ${ancestorId} and number = any(${sql.param(numbers)}::int[]) order by number`);
    },

    /** @param starts the first number of the source that each passage is of */
    async listPlaced(
      ancestorId: string,
      numbers: number[],
      starts: number[],
    ): Promise<PlacedPassage[]> {
      if (numbers.length === 0) return [];
      return rows(sql`
        select ${placed} from unnest(${sql.param(numbers)}::int[], ${sql.param(starts)}::int[]) asked(number, start)
        join passages p on p.ancestor_id = ${ancestorId} and p.number = asked.number
        join taught_sources s on s.ancestor_id = ${ancestorId} and s.first_number = asked.start`);
    },

    async listByIds(ancestorId: string, ids: string[]): Promise<StoredPassage[]> {
      if (ids.length === 0) return [];
      return rows(sql`
        select id, number, place, gap, content from passages
        where ancestor_id = ${ancestorId} and id = any(${sql.param(ids)}::uuid[])`);
    },

    /** The passages of sources of some kinds, in order; with `ordinal`, of one source. */
    async listOfKinds(
      ancestorId: string,
      kinds: SourceKind[],
      ordinal?: number,
    ): Promise<PlacedPassage[]> {
      return rows(sql`
        select ${placed} from taught_sources s join passages p on ${inSource}
        where s.ancestor_id = ${ancestorId} and s.kind = any(${sql.param(kinds)}::text[])
          and (${ordinal ?? null}::int is null or s.ordinal = ${ordinal ?? null}::int)
        order by s.kind, s.ordinal, p.place`);
    },

    async listStories(ancestorId: string): Promise<{ storyOrdinal: number; title: string }[]> {
      return rows(sql`
        select ordinal as "storyOrdinal", title from taught_sources
        where ancestor_id = ${ancestorId} and kind = 'story' order by ordinal`);
    },
  };
}

export type RecallRepository = ReturnType<typeof createRecallRepository>;
