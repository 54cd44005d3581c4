import { countWords } from '@heartwood/reading/words';
import { limits } from '#shared/limits.ts';
import { filmSeconds } from '../film/film-timing.ts';
import type { StorySceneRow } from '../stories.table.ts';

const { upToWords, usual, long } = limits.story.filmSeconds;
/** Faster than this nobody likes to listen to. */
const fastest = 1.35;
const spare = 0.98;

/** How long the film of a life may last, in seconds. */
export const longestFilm = (lifeStory: string) =>
  countWords(lifeStory) <= upToWords ? usual : long;

/** The pace at which the film is no longer than it may be; the same one where it is not. */
export function fasterPace(
  lifeStory: string,
  scenes: readonly StorySceneRow[],
  pace: number,
): number {
  const longest = longestFilm(lifeStory);
  const lasts = filmSeconds(scenes);
  if (lasts <= longest) return pace;
  // Silences do not become shorter.
  const silent = lasts - spokenSeconds(scenes);
  const needed = spokenSeconds(scenes) / Math.max(1, longest * spare - silent);
  return Math.min(fastest, pace * needed);
}

const spokenSeconds = (scenes: readonly StorySceneRow[]) =>
  scenes.reduce((sum, { words }) => {
    const [first, last] = [words?.at(0), words?.at(-1)];
    return first && last ? sum + (last.toMs - first.fromMs) / 1_000 : sum;
  }, 0);
