import { type Story, storyStatus } from '#shared/contracts/stories.ts';
import { timings } from '#shared/limits.ts';

const { processing } = storyStatus.enum;

/** How often to ask again, in ms, while something is being made; false once all is done. */
export function pollInterval(stories: readonly Story[]): number | false {
  const isMaking = stories.some(
    ({ status, verticalVideo }) => status === processing || verticalVideo === 'making',
  );
  return isMaking && timings.storyPoll;
}
