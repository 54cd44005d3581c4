import type { Cues } from './cues/cues.ts';
import { findPlaces } from './find-places.ts';
import { findYear } from './scene-facts.ts';
import type { SourceSentence } from './source-sentences.ts';

export interface Weighed {
  terms: readonly string[];
  /** How often each term occurs in the scene, and in the whole story. */
  inScene: ReadonlyMap<string, number>;
  inStory: ReadonlyMap<string, number>;
  /** Whether a term names something that can be seen. */
  isSeen(term: string): boolean;
}

/** The weight of a sentence for its scene: visible things, events, places and times count more than reflections. */
export function weighSentence(sentence: SourceSentence, weighed: Weighed, cues: Cues): number {
  const { text, words, opens } = sentence;
  const { terms, inScene, inStory, isSeen } = weighed;
  let weight = 0.7;
  weight += 0.22 * Math.min(3, new Set(terms.filter(isSeen)).size);
  if (cues.event.test(text)) weight += 0.6;
  if (cues.stages.birth.test(text) || cues.stages.death.test(text)) weight += 0.5;
  if (sentence.isLast) weight += 1.5;
  if (sentence.start === 0 || sentence.isFirst) weight += 0.5;
  if (findYear(text) !== undefined || cues.age.test(text)) weight += 0.3;
  if (findPlaces(text, cues).length > 0) weight += 0.25;
  if (cues.turn.test(text)) weight += 0.25;
  if (opens > 0) weight += 0.25;
  weight += 0.5 * theme(terms, inScene, inStory);
  if (/[“”"«»]/.test(text)) weight += isWholeSpeech(text) ? 0.15 : -1;
  if (/^["“«'‘—–]/.test(text)) weight -= 0.25;
  if (/\?["”»]?$/.test(text)) weight -= 0.45;
  if (/[()[\]]/.test(text)) weight -= 0.3;
  if (cues.aside.test(text)) weight -= 0.8;
  if (words < 5) weight -= 0.3;
  if (/^(?:\P{Ll}+)$/u.test(text) && words > 2) weight -= 0.2;
  return Math.max(0.1, weight);
}

/** 0 to 1: the share of terms that are frequent in the scene and rare in the rest of the story. */
function theme(
  terms: readonly string[],
  inScene: ReadonlyMap<string, number>,
  inStory: ReadonlyMap<string, number>,
): number {
  if (terms.length === 0) return 0;
  const shares = terms.map((term) => {
    const here = inScene.get(term) ?? 0;
    return here < 2 ? 0 : here / Math.max(here, inStory.get(term) ?? 0);
  });
  return shares.reduce((sum, share) => sum + share, 0) / Math.sqrt(terms.length) / 2;
}

function isWholeSpeech(text: string): boolean {
  const count = (mark: string) => text.split(mark).length - 1;
  return count('"') % 2 === 0 && count('“') === count('”') && count('«') === count('»');
}
