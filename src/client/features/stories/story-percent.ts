import type { Story, StoryStep } from '#shared/contracts/stories.ts';

/** Where each step begins and ends on the way to the film, by the time that it takes. */
const spans: Record<StoryStep, readonly [from: number, to: number]> = {
  split: [0, 5],
  illustrate: [5, 40],
  narrate: [40, 60],
  assemble: [60, 100],
};

/** How far a story is on its way, 0 to 100. */
export function storyPercent(progress: Story['progress']): number {
  if (!progress) return 0;
  const { step, done, total } = progress;
  const [from, to] = spans[step];
  return from + (total > 0 ? Math.min(1, done / total) : 0) * (to - from);
}
