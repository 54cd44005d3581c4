import { limits } from '#shared/limits.ts';

const { scenes, cardSeconds, filmSeconds } = limits.story;

/** Silence after a scene's narration, as far as the plan reckons with it. */
export const breathSeconds = 1;
/** Of the film's greatest length, what is planned: other voices are slower than ours. */
const planned = 0.93;

/** How many scenes suit a text of so many words; a few more or less are welcome where its parts ask for it. */
export function usualScenes(words: number): number {
  const grown = scenes.min + 1.35 * Math.log2(Math.max(words, 80) / 80);
  return Math.min(scenes.max, Math.max(scenes.min, Math.round(grown)));
}

/** Seconds that all narrations together may take. */
export function narrationBudget(words: number, sceneCount: number): number {
  const longest = words <= filmSeconds.upToWords ? filmSeconds.usual : filmSeconds.long;
  return (longest - 2 * cardSeconds) * planned - sceneCount * breathSeconds;
}
