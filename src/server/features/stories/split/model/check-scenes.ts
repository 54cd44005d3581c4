import { onOneLine } from '@heartwood/reading/prose';
import { splitSentences } from '@heartwood/reading/sentences';
import { countWords } from '@heartwood/reading/words';
import { limits } from '#shared/limits.ts';
import { cuesOf } from '../cues/cues-of.ts';
import { narrationBudget } from '../film-plan.ts';
import { composeImagePrompt } from '../image-prompt.ts';
import { readCast } from '../read-cast.ts';
import { readableLife } from '../readable-life.ts';
import { readFacts } from '../scene-facts.ts';
import { countStoryWords } from '../source-sentences.ts';
import type { SplitScene, SplitStory } from '../splitter.ts';
import { spokenSeconds } from '../spoken-seconds.ts';
import { type RuleLanguage, ruleLanguage, sentenceLanguage } from '../story-language.ts';
import { findSupport, indexSource, isOfStory, type SourceIndex } from './find-support.ts';

interface Placed {
  scene: SplitScene;
  place: number;
  isByModel: boolean;
}

/**
 * Returns the model's scenes that add nothing to the story, in the story's order; each other one is replaced by the
 * scene that the rules made there. Undefined if fewer than half of the model's scenes are left.
 */
export function checkScenes(
  proposed: readonly SplitScene[],
  lifeStory: string,
  byRules: SplitStory,
): SplitScene[] | undefined {
  const life = readableLife(lifeStory);
  const language = ruleLanguage(byRules.language);
  const source = indexSource(life, language);
  const placed = proposed.flatMap((scene) => place(scene, source, true));
  const fewest = Math.min(limits.story.scenes.min, byRules.scenes.length);
  if (placed.length * 2 < proposed.length || placed.length === 0) return undefined;
  const scenes = fill(
    placed,
    byRules.scenes.flatMap((scene) => place(scene, source, false)),
    proposed.length,
  )
    .toSorted((one, other) => one.place - other.place)
    .slice(0, limits.story.scenes.max);
  if (scenes.length < fewest) return undefined;
  const narrations = fitNarrations(
    scenes.map(({ scene }) => scene.narration),
    { budget: narrationBudget(countStoryWords(lifeStory), scenes.length), language },
  );
  if (narrations.some((text) => spokenSeconds(text, language) > limits.story.spoken.max))
    return undefined;
  const cast = readCast(life, language);
  return scenes.map(({ scene }, at) => {
    const narration = narrations[at] ?? scene.narration;
    const facts = readFacts(narration, cuesOf(language));
    return { ...scene, narration, imagePrompt: composeImagePrompt(narration, { facts, cast }) };
  });
}

function place(scene: SplitScene, source: SourceIndex, isByModel: boolean): Placed[] {
  const narration = onOneLine(scene.narration);
  const title = onOneLine(scene.title).replace(/\.$/, '');
  const support = findSupport(narration, source);
  const isTitle = title !== '' && countWords(title) <= 8 && title.length <= limits.story.sceneTitle;
  if (support === undefined || (isByModel && !(isTitle && isOfStory(title, source)))) return [];
  return [{ scene: { ...scene, title, narration }, place: support, isByModel }];
}

/** Adds scenes by rules, farthest from the model's first, until there are as many as were proposed. */
function fill(placed: readonly Placed[], byRules: readonly Placed[], wanted: number): Placed[] {
  const scenes = [...placed];
  const distance = (one: Placed) =>
    Math.min(...scenes.map((other) => Math.abs(other.place - one.place)));
  const tells = (one: Placed) =>
    scenes.some(({ scene }) => scene.narration.includes(one.scene.narration));
  while (scenes.length < wanted) {
    const [farthest] = byRules
      .filter((one) => !scenes.includes(one) && !tells(one) && distance(one) > 2)
      .toSorted((one, other) => distance(other) - distance(one));
    if (!farthest) break;
    scenes.push(farthest);
  }
  return scenes;
}

/** Removes last sentences from narrations that are too long each, or together for the budget. */
function fitNarrations(
  narrations: readonly string[],
  { budget, language }: { budget: number; language: RuleLanguage },
): string[] {
  const seconds = (sentences: readonly string[]) => spokenSeconds(sentences.join(' '), language);
  const told = narrations.map((text) => splitSentences(text, sentenceLanguage(language)));
  const isTooLong = (sentences: readonly string[]) =>
    seconds(sentences) > limits.story.spoken.max - 1 ||
    sentences.join(' ').length > limits.story.narration;
  for (const sentences of told)
    while (sentences.length > 1 && isTooLong(sentences)) sentences.pop();
  const all = () => told.reduce((sum, sentences) => sum + seconds(sentences), 0);
  while (all() > budget) {
    const [longest] = told
      .filter((sentences) => sentences.length > 1)
      .toSorted((one, other) => seconds(other) - seconds(one));
    if (!longest) break;
    longest.pop();
  }
  return told.map((sentences) => sentences.join(' '));
}
