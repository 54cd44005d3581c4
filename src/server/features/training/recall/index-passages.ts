import { v7 as newId } from 'uuid';
import { createYieldToEventLoop } from '#server/platform/clock/yield-to-event-loop.ts';
import type { Database } from '#server/platform/database/database.ts';
import { flagsOf, passageTerms, termRules, titleTerms } from './index-terms.ts';
import {
  decodeLayout,
  emptyLayout,
  encodeLayout,
  layoutOf,
  type PassageLayout,
} from './passage-layout.ts';
import { createPassagesRepository } from './passages.repository.ts';
import { splitPassages } from './passages.ts';
import { PostingChanges } from './posting-changes.ts';
import {
  createRecallRepository,
  type PlacedPassage,
  type StoredPassage,
  type StoredSource,
} from './recall.repository.ts';
import type { TrainingContent } from './recollection.ts';
import { cuesOf, type TrainingSource, trainingSources } from './training-sources.ts';

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
  // If stale, all passages get new numbers and terms; their ids stay.
  const { kept, moved, removed, added } = isStale
    ? { kept: [], moved: [], removed: sources, added: now }
    : compareSources(sources, now);
  if (isStale) await store.deleteAllTerms(ancestorId);
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
  for (const terms of changes.batches()) {
    const lists = head && !isStale ? await reader.listPostings(ancestorId, terms) : new Map();
    const { put, empty } = changes.apply(terms, lists);
    await store.putTerms(ancestorId, put);
    if (empty.length > 0) await store.deleteTerms(ancestorId, empty);
  }
  const layout = grow(before, [...kept, ...moved, ...numbered.sources], numbered);
  await store.putLayout(ancestorId, newId(), termRules, encodeLayout(layout));
}

/** `moved` sources are unchanged but for their `ordinal`, which is the new one. */
function compareSources(stored: readonly StoredSource[], current: readonly TrainingSource[]) {
  const kept: StoredSource[] = [];
  const moved: StoredSource[] = [];
  const added: TrainingSource[] = [];
  const known = Map.groupBy(stored, (source) => source.digest);
  for (const source of current) {
    const same = known.get(source.digest)?.shift();
    if (!same) added.push(source);
    else if (same.ordinal === source.ordinal) kept.push(same);
    else moved.push({ ...same, ordinal: source.ordinal });
  }
  return { kept, moved, removed: [...known.values()].flat(), added };
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
  const flags = Uint8Array.from([...before.flags, ...more.flags]);
  return layoutOf(runs, words, flags);
}

type NumberedPassages = {
  sources: StoredSource[];
  passages: StoredPassage[];
  /** By number, from the first new one. */
  words: number[];
  flags: number[];
};

/** Splits new sources into passages numbered from `first`, and adds their terms to `changes`. */
export async function numberPassages(
  added: TrainingSource[],
  first: number,
  reuseId: (passage: { kind: string; text: string }) => string | undefined,
  changes: PostingChanges,
): Promise<NumberedPassages> {
  const result: NumberedPassages = { sources: [], passages: [], words: [], flags: [] };
  let number = first;
  // Thousands of stories, or a long one, take seconds.
  const eventLoop = createYieldToEventLoop();
  for (const { content, ...source } of added) {
    const { kind, title, language } = source;
    const texts = await splitPassages(content, language, eventLoop);
    result.sources.push({ ...source, firstNumber: number, passageCount: texts.length + 1 });
    changes.add(number++, titleTerms(title, cuesOf(kind, title), language));
    result.words.push(0);
    result.flags.push(0);
    for (const [place, { text, gap, words }] of texts.entries()) {
      if (eventLoop.isDue()) await eventLoop.yield();
      const id = reuseId({ kind, text }) ?? newId();
      changes.add(number, passageTerms(text, language));
      result.passages.push({ id, number: number++, place, gap, content: text });
      result.words.push(Math.min(words, 255));
      result.flags.push(flagsOf(text));
    }
  }
  return result;
}

/** Returns a function that gives a text the id of a removed passage with the same words, each id once. */
function reusableIds(removed: PlacedPassage[]) {
  const key = (kind: string, text: string) => `${kind} ${text}`;
  const ids = Map.groupBy(removed, (passage) => key(passage.kind, passage.content));
  return ({ kind, text }: { kind: string; text: string }) => ids.get(key(kind, text))?.shift()?.id;
}
