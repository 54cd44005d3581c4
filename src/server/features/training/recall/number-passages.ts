import { v7 as newId } from 'uuid';
import { createYieldToEventLoop } from '#server/platform/clock/yield-to-event-loop.ts';
import { passageTerms, titleTerms, traitsOf } from './index-terms.ts';
import { splitPassages } from './passages.ts';
import type { PostingChanges } from './posting-changes.ts';
import type { PlacedPassage, StoredPassage, StoredSource } from './recall.repository.ts';
import { cuesOf, type TrainingSource } from './training-sources.ts';

export type NumberedPassages = {
  sources: StoredSource[];
  passages: StoredPassage[];
  /** By number, from the first new one. */
  words: number[];
  traits: number[];
};

/** Splits new sources into passages numbered from `first`, and adds their terms to `changes`. */
export async function numberPassages(
  added: TrainingSource[],
  first: number,
  reuseId: (passage: { kind: string; text: string }) => string | undefined,
  changes: PostingChanges,
): Promise<NumberedPassages> {
  const result: NumberedPassages = { sources: [], passages: [], words: [], traits: [] };
  let number = first;
  // Thousands of stories, or a long one, take seconds.
  const eventLoop = createYieldToEventLoop();
  for (const { content, ...source } of added) {
    const { kind, title, language } = source;
    const texts = await splitPassages(content, language, eventLoop);
    result.sources.push({ ...source, firstNumber: number, passageCount: texts.length + 1 });
    changes.add(number++, titleTerms(title, cuesOf(kind, title), language));
    result.words.push(0);
    result.traits.push(0);
    for (const [place, { text, gap, words }] of texts.entries()) {
      if (eventLoop.isDue()) await eventLoop.yield();
      const id = reuseId({ kind, text }) ?? newId();
      changes.add(number, passageTerms(text, language));
      result.passages.push({ id, number: number++, place, gap, content: text });
      result.words.push(Math.min(words, 255));
      result.traits.push(traitsOf(text));
    }
  }
  return result;
}

/** Returns a function that gives a text the id of a removed passage with the same words, each id once. */
export function reusableIds(removed: PlacedPassage[]) {
  const key = (kind: string, text: string) => `${kind} ${text}`;
  const ids = Map.groupBy(removed, (passage) => key(passage.kind, passage.content));
  return ({ kind, text }: { kind: string; text: string }) => ids.get(key(kind, text))?.shift()?.id;
}
