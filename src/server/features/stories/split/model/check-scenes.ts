import { countWords } from '@heartwood/reading/words';
import { limits } from '#shared/limits.ts';
import { countStoryWords } from '../count-words.ts';
import { cuesOf } from '../cues-of.ts';
import { narrationBudget } from '../film-plan.ts';
import { composeImagePrompt } from '../image-prompt.ts';
import { readCast } from '../read-cast.ts';
import { onOneLine, readableLife } from '../readable-life.ts';
import { readFacts } from '../scene-facts.ts';
import type { SplitScene, SplitStory } from '../splitter.ts';
import { spokenSeconds } from '../spoken-seconds.ts';
import { toldLanguage } from '../told-language.ts';
import { findSupport, isOfStory } from './find-support.ts';
import { fitNarrations } from './fit-narrations.ts';
import { indexSource, type SourceIndex } from './source-index.ts';

interface Placed {
  scene: SplitScene;
  place: number;
  isByModel: boolean;
}

/**
 * The scenes of a model that add nothing to the story, in the story's order; where one does, the scene that the rules
 * made of that stretch stands in for it. Undefined where too few are left to trust the rest.
 */
export function checkScenes(
  proposed: readonly SplitScene[],
  lifeStory: string,
  byRules: SplitStory,
): SplitScene[] | undefined {
  const life = readableLife(lifeStory);
  const language = toldLanguage(byRules.language);
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

/** Puts scenes by rules where no scene of the model is near, until there are as many as were proposed. */
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
