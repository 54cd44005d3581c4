import { type Cues, type LifeStage, lifeStages } from './cues/cues.ts';
import { findPlaces } from './find-places.ts';
import { needsContext } from './needs-context.ts';
import { findYear } from './scene-facts.ts';
import { countTerms } from './sentence-terms.ts';
import type { SourceSentence } from './source-sentences.ts';

const window = 4;
const weights = {
  heading: 4,
  paragraph: 1.3,
  line: 0.25,
  turn: 0.9,
  year: 0.7,
  place: 0.4,
  stage: 0.5,
  cohesion: 0.9,
  needsContext: -1.2,
  needsContextParagraph: -0.3,
  rest: -3,
};

/**
 * How strongly a new scene begins at each sentence: by paragraphs and headings, by cues for a new time or place, and
 * by how few terms the sentences before and after share (as TextTiling does it).
 */
export function borderStrengths(
  sentences: readonly SourceSentence[],
  terms: readonly (readonly string[])[],
  cues: Cues,
): number[] {
  const stages = sentences.map(({ text }) => stagesOf(text, cues));
  const hasLines = sentences.filter(({ opens }) => opens === 2).length < 2;
  return sentences.map((sentence, at) => {
    if (at === 0) return 0;
    const { text, opens, heading, isRest } = sentence;
    let strength = weights.cohesion * (1 - cohesion(terms, at));
    if (heading !== undefined) strength += weights.heading;
    if (opens === 2) strength += weights.paragraph;
    // Without empty lines, paragraphs are lines.
    if (opens === 1) strength += hasLines ? weights.line * 2 : weights.line;
    if (cues.turn.test(text)) strength += weights.turn;
    if (findYear(text) !== undefined) strength += weights.year;
    if (findPlaces(text, cues).length > 0) strength += weights.place;
    if (turnsToStage(stages, at)) strength += weights.stage;
    // 'Then came the war' can begin a paragraph, and with it a scene.
    if (needsContext(text, cues))
      strength += opens === 2 ? weights.needsContextParagraph : weights.needsContext;
    if (isRest) strength += weights.rest;
    return strength;
  });
}

function stagesOf(text: string, cues: Cues): LifeStage[] {
  return lifeStages.filter((stage) => cues.stages[stage].test(text));
}

function turnsToStage(stages: readonly (readonly LifeStage[])[], at: number): boolean {
  const before = new Set(stages.slice(Math.max(0, at - window), at).flat());
  const begun = stages[at] ?? [];
  return begun.length > 0 && begun.every((stage) => !before.has(stage));
}

/** Cosine similarity of the terms in the sentences before and after a border. */
function cohesion(terms: readonly (readonly string[])[], at: number): number {
  const before = countTerms(terms.slice(Math.max(0, at - window), at));
  const after = countTerms(terms.slice(at, at + window));
  let shared = 0;
  for (const [term, times] of before) shared += times * (after.get(term) ?? 0);
  const length = (counts: Map<string, number>) =>
    Math.sqrt([...counts.values()].reduce((sum, times) => sum + times * times, 0));
  const lengths = length(before) * length(after);
  return lengths === 0 ? 0 : Math.min(1, shared / lengths);
}
