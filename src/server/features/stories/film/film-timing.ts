import { limits } from '#shared/limits.ts';
import type { StorySceneRow } from '../stories.table.ts';

export const framesPerSecond = 25;
/** Of a scene's first moments: the picture before fades away over it. */
export const crossFrames = 15;
const { cardSeconds } = limits.story;
export const cardFrames = cardSeconds * framesPerSecond;

type Timed = Pick<StorySceneRow, 'sceneDuration'>;

export const framesOf = ({ sceneDuration }: Timed) => Math.round(sceneDuration * framesPerSecond);

/** Title card, each scene for exactly its time, end card. */
export const filmSeconds = (scenes: readonly Timed[]) =>
  2 * cardSeconds + scenes.reduce((sum, scene) => sum + framesOf(scene) / framesPerSecond, 0);
