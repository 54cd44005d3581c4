import { setImmediate as breathe } from 'node:timers/promises';
import { v7 as newId } from 'uuid';
import { passageTerms, titleTerms, traitsOf } from './index-terms.ts';
import { splitPassages } from './passages.ts';
import type { PostingChanges } from './posting-changes.ts';
import type { PlacedPassage, StoredPassage, StoredSource } from './recall.repository.ts';
import type { NewSource } from './source-difference.ts';
import { cuesOf } from './taught-sources.ts';

const sourcesBetweenBreaths = 20;

export type NumberedPassages = {
  sources: StoredSource[];
  passages: StoredPassage[];
  /** By number, from the first new one. */
  words: number[];
  traits: number[];
};

/** Splits new sources into passages, numbered from `first`, and notes the terms they are found by. */
export async function numberPassages(
  added: NewSource[],
  first: number,
  idsOfText: (passage: { kind: string; text: string }) => string | undefined,
  changes: PostingChanges,
): Promise<NumberedPassages> {
  const result: NumberedPassages = { sources: [], passages: [], words: [], traits: [] };
  let number = first;
  for (const [index, { content, ...source }] of added.entries()) {
    // Thousands of stories take seconds: others' requests are let through in between.
    if (index % sourcesBetweenBreaths === 0) await breathe();
    const { kind, title, language } = source;
    const texts = splitPassages(content, language);
    result.sources.push({ ...source, firstNumber: number, passageCount: texts.length + 1 });
    changes.add(number++, titleTerms(title, cuesOf(kind, title), language));
    result.words.push(0);
    result.traits.push(0);
    for (const [place, { text, gap, words }] of texts.entries()) {
      const id = idsOfText({ kind, text }) ?? newId();
      changes.add(number, passageTerms(text, language));
      result.passages.push({ id, number: number++, place, gap, content: text });
      result.words.push(Math.min(words, 255));
      result.traits.push(traitsOf(text));
    }
  }
  return result;
}

/** Gives the ids of passages that go to the same words where they come again, each once. */
export function idsToGiveOn(gone: PlacedPassage[]) {
  const key = (kind: string, text: string) => `${kind} ${text}`;
  const ids = Map.groupBy(gone, (passage) => key(passage.kind, passage.content));
  return ({ kind, text }: { kind: string; text: string }) => ids.get(key(kind, text))?.shift()?.id;
}
