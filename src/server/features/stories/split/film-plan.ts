import { limits } from '#shared/limits.ts';

const { scenes, cardSeconds, filmSeconds } = limits.story;

/** Planned silence after each scene's narration. */
export const breathSeconds = 1;
/** The share of the film's greatest length that is planned; the rest is for slower voices. */
const planned = 0.93;

/** The usual number of scenes for a text of so many words. */
export function usualScenes(words: number): number {
  const grown = scenes.min + 1.35 * Math.log2(Math.max(words, 80) / 80);
  return Math.min(scenes.max, Math.max(scenes.min, Math.round(grown)));
}

/** Seconds for all narrations together. */
export function narrationBudget(words: number, sceneCount: number): number {
  const longest = words <= filmSeconds.upToWords ? filmSeconds.usual : filmSeconds.long;
  return (longest - 2 * cardSeconds) * planned - sceneCount * breathSeconds;
}
