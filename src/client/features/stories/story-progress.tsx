import { Progress } from '#client/ui/progress.tsx';
import type { Story } from '#shared/contracts/stories.ts';
import { storyPercent } from './story-percent.ts';

interface StoryProgressProps {
  progress: Story['progress'];
  className?: string;
}

/** What is being done for a story right now, in words and as a bar. */
export function StoryProgress({ progress, className }: StoryProgressProps) {
  const sentence = progress?.sentence ?? 'Waiting for its turn';
  return (
    <div className={className}>
      <Progress label={sentence} value={storyPercent(progress)} />
      <p role="status" className="sr-only">
        {sentence}
      </p>
    </div>
  );
}
