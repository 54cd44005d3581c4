import { decodeLayout, emptyLayout, type PassageLayout } from './passage-layout.ts';
import { decodePostings, type PostingList } from './posting-list.ts';
import type { PlacedPassage, RecallRepository, StoredIndex } from './recall.repository.ts';

/** The index of one ancestor's passages at one revision, and the passages. */
export type PassageIndex = {
  layout: PassageLayout;
  /** The postings of the given terms, without unknown ones. */
  listPostings(terms: Iterable<string>): Map<string, PostingList>;
  /** Passages by number, without those that no longer exist. */
  listPassages(numbers: readonly number[]): Promise<Map<number, PlacedPassage>>;
  /** Every passage that is not of a story or memory. */
  listDetails(): Promise<PlacedPassage[]>;
};

const indexesAtMost = 20;
const passagesAtMost = 2_000;

const emptyIndex: PassageIndex = {
  layout: emptyLayout,
  listPostings: () => new Map(),
  listPassages: async () => new Map(),
  listDetails: async () => [],
};

/** Caches the indexes of the last used ancestors; only their revision is read again. */
export function createPassageIndexes(repository: RecallRepository) {
  const kept = new Map<string, { revision: string; index: PassageIndex }>();

  return {
    /** @param revision of the passages, where it was just read */
    async get(ancestorId: string, revision?: string): Promise<PassageIndex> {
      const current = revision ?? (await repository.findRevision(ancestorId));
      const known = kept.get(ancestorId);
      kept.delete(ancestorId);
      if (!current) return emptyIndex;
      const stored =
        known?.revision === current ? undefined : await repository.findIndex(ancestorId);
      const entry = stored
        ? { revision: stored.revision, index: openIndex(ancestorId, stored, repository) }
        : known;
      if (!entry) return emptyIndex;
      kept.set(ancestorId, entry);
      for (const oldest of kept.keys()) if (kept.size > indexesAtMost) kept.delete(oldest);
      return entry.index;
    },
  };
}

function openIndex(
  ancestorId: string,
  { layout: stored, terms, postings }: StoredIndex,
  repository: RecallRepository,
): PassageIndex {
  const layout = decodeLayout(stored);
  const places = new Map<string, [from: number, to: number]>();
  let from = 0;
  for (const line of terms.split('\n')) {
    const [term = '', length] = line.split(' ');
    const to = from + Number(length);
    places.set(term, [from, to]);
    from = to;
  }
  const passages = new Map<number, PlacedPassage>();
  let details: PlacedPassage[] | undefined;

  return {
    layout,
    // Kept encoded, at a fifth of the size: a question needs a few dozen of thousands.
    listPostings(asked) {
      const found = new Map<string, PostingList>();
      for (const term of asked) {
        const place = places.get(term);
        if (place) found.set(term, decodePostings(postings.subarray(...place)));
      }
      return found;
    },
    async listPassages(numbers) {
      if (passages.size > passagesAtMost) passages.clear();
      const missing = numbers.filter((number) => !passages.has(number));
      // A small number of passages is read at once, for later questions too.
      const hasFew = missing.length > 0 && layout.live <= passagesAtMost;
      const unread = hasFew ? [...layout.runOf.keys()] : missing;
      const starts = unread.map((number) => layout.runs[layout.runOf[number] ?? -1]?.first ?? -1);
      for (const passage of await repository.listPlaced(ancestorId, unread, starts))
        passages.set(passage.number, passage);
      return new Map(numbers.flatMap((number) => entryOf(number, passages)));
    },
    async listDetails() {
      details ??= await repository.listOfKinds(ancestorId, [
        'detail',
        'phrase',
        'passion',
        'value',
      ]);
      return details;
    },
  };
}

function entryOf<Key, Value>(key: Key, map: ReadonlyMap<Key, Value>): [Key, Value][] {
  const value = map.get(key);
  return value === undefined ? [] : [[key, value]];
}
