import { v7 as newId } from 'uuid';
import type { Database } from '#server/platform/database/database.ts';
import { passageTerms, termRules, titleTerms } from './index-terms.ts';
import { type NumberedPassages, numberPassages, reusableIds } from './number-passages.ts';
import {
  decodeLayout,
  emptyLayout,
  encodeLayout,
  layoutOf,
  type PassageLayout,
} from './passage-layout.ts';
import { createPassagesRepository } from './passages.repository.ts';
import { PostingChanges } from './posting-changes.ts';
import {
  createRecallRepository,
  type PlacedPassage,
  type StoredSource,
} from './recall.repository.ts';
import type { TrainingContent } from './recollection.ts';
import { sourceDifference } from './source-difference.ts';
import { cuesOf, trainingSources } from './training-sources.ts';

/**
 * Replaces the stored passages of an ancestor by those of `content`. Unchanged sources are not touched, and a passage
 * that stands verbatim in a changed source keeps its id.
 */
export async function indexPassages(
  tx: Database,
  ancestorId: string,
  content: TrainingContent,
): Promise<void> {
  const store = createPassagesRepository(tx);
  const reader = createRecallRepository(tx);
  await store.lock(ancestorId);
  const head = await reader.findLayout(ancestorId);
  const stored = head ? decodeLayout(head.layout) : emptyLayout;
  const isStale = head !== undefined && (head.rules !== termRules || isMostlyHoles(stored));
  const before = isStale ? emptyLayout : stored;

  const sources = head ? await reader.listSources(ancestorId) : [];
  const now = await trainingSources(content);
  const { kept, moved, removed, added } = sourceDifference(sources, now);
  if (isStale) {
    // All passages get new numbers and terms; their ids stay.
    const anew = sourceDifference([], now);
    removed.splice(0, removed.length, ...sources);
    added.splice(0, added.length, ...anew.added);
    kept.length = 0;
    moved.length = 0;
    await store.deleteAllTerms(ancestorId);
  }
  if (head && moved.length + removed.length + added.length === 0) return;

  const changes = new PostingChanges();
  const removedPassages: PlacedPassage[] = [];
  for (const source of removed) {
    const passages = await reader.listByNumber(ancestorId, numbersOf(source));
    removedPassages.push(...passages.map((passage) => ({ ...source, ...passage })));
  }
  if (!isStale) {
    for (const { number, content, language } of removedPassages) {
      changes.remove(number, passageTerms(content, language).keys());
    }
    for (const { firstNumber, title, kind, language } of removed) {
      changes.remove(firstNumber, titleTerms(title, cuesOf(kind, title), language).keys());
    }
  }
  const numbered = await numberPassages(added, before.size, reusableIds(removedPassages), changes);

  await store.deleteSources(ancestorId, removed);
  await store.reorderSources(ancestorId, moved);
  await store.insertSources(ancestorId, numbered.sources);
  await store.insertPassages(ancestorId, numbered.passages);
  for (const terms of changes.inTurns()) {
    const lists = head && !isStale ? await reader.listPostings(ancestorId, terms) : new Map();
    const { put, empty } = changes.apply(terms, lists);
    await store.putTerms(ancestorId, put);
    if (empty.length > 0) await store.deleteTerms(ancestorId, empty);
  }
  const layout = grow(before, [...kept, ...moved, ...numbered.sources], numbered);
  await store.putLayout(ancestorId, newId(), termRules, encodeLayout(layout));
}

// Numbers are not reused; when most are unused, all passages are numbered again.
function isMostlyHoles({ size, live }: PassageLayout): boolean {
  return size > 2_000 && live < size / 2;
}

function numbersOf({ firstNumber, passageCount }: StoredSource): number[] {
  return Array.from({ length: passageCount - 1 }, (_, place) => firstNumber + 1 + place);
}

function grow(before: PassageLayout, sources: StoredSource[], more: NumberedPassages) {
  const runs = sources
    .map((source) => ({ first: source.firstNumber, count: source.passageCount }))
    .sort((one, other) => one.first - other.first);
  const words = Uint8Array.from([...before.words, ...more.words]);
  const traits = Uint8Array.from([...before.traits, ...more.traits]);
  return layoutOf(runs, words, traits);
}
