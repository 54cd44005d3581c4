import { v7 as newId } from 'uuid';
import type { Database } from '#server/platform/database/database.ts';
import { passageTerms, termRules, titleTerms } from './index-terms.ts';
import { idsToGiveOn, type NumberedPassages, numberPassages } from './number-passages.ts';
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
import type { Taught } from './recollection.ts';
import { sourceDifference } from './source-difference.ts';
import { cuesOf, taughtSources } from './taught-sources.ts';

/**
 * Makes the passages of an ancestor those of what is taught now. What has not changed is left alone,
 * and a passage that stands word for word in a changed source keeps its id.
 */
export async function remember(tx: Database, ancestorId: string, taught: Taught): Promise<void> {
  const store = createPassagesRepository(tx);
  const reader = createRecallRepository(tx);
  await store.lock(ancestorId);
  const head = await reader.findLayout(ancestorId);
  const stored = head ? decodeLayout(head.layout) : emptyLayout;
  const isStale = head !== undefined && (head.rules !== termRules || isMostlyHoles(stored));
  const before = isStale ? emptyLayout : stored;

  const sources = head ? await reader.listSources(ancestorId) : [];
  const now = await taughtSources(taught);
  const { kept, moved, gone, added } = sourceDifference(sources, now);
  if (isStale) {
    // Everything is numbered and its terms are made anew, under the ids it has.
    const anew = sourceDifference([], now);
    gone.splice(0, gone.length, ...sources);
    added.splice(0, added.length, ...anew.added);
    kept.length = 0;
    moved.length = 0;
    await store.deleteAllTerms(ancestorId);
  }
  if (head && moved.length + gone.length + added.length === 0) return;

  const changes = new PostingChanges();
  const goners: PlacedPassage[] = [];
  for (const source of gone) {
    const passages = await reader.listByNumber(ancestorId, numbersOf(source));
    goners.push(...passages.map((passage) => ({ ...source, ...passage })));
  }
  if (!isStale) {
    for (const { number, content, language } of goners) {
      changes.remove(number, passageTerms(content, language).keys());
    }
    for (const { firstNumber, title, kind, language } of gone) {
      changes.remove(firstNumber, titleTerms(title, cuesOf(kind, title), language).keys());
    }
  }
  const numbered = await numberPassages(added, before.size, idsToGiveOn(goners), changes);

  await store.deleteSources(ancestorId, gone);
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

// Numbers are never given twice; when most have fallen out of use, all passages are numbered anew.
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
