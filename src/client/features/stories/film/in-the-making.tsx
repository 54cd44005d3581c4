import { ImageIcon } from 'lucide-react';
import { Card } from '#client/ui/card.tsx';
import { GrowthRings } from '#client/ui/growth-rings.tsx';
import type { Scene, Story } from '#shared/contracts/stories.ts';
import { ScenePrint } from '../scene-print.tsx';
import { StoryProgress } from '../story-progress.tsx';

interface InTheMakingProps {
  story: Story;
  scenes: readonly Scene[];
}

/** A story on its way: what is being done, and the pictures as they are drawn. */
export function InTheMaking({ story, scenes }: InTheMakingProps) {
  return (
    <Card className="grid gap-6 p-5 sm:p-8">
      <div className="flex items-center gap-5">
        <GrowthRings className="size-16 shrink-0 animate-breathe" />
        <div className="grid gap-1">
          <h2 className="text-2xl">Your story is being made</h2>
          <p className="max-w-reading text-ink-muted">
            You can leave this page; the work goes on, and your story waits for you under My Story.
          </p>
        </div>
      </div>
      <StoryProgress progress={story.progress} />
      {scenes.length > 0 && (
        <ol
          aria-label="Scenes so far"
          className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4"
        >
          {scenes.map(({ id, title, imageUrl, sceneNumber }) => (
            <li key={id} className="grid content-start gap-1.5">
              <ScenePrint url={imageUrl} icon={ImageIcon} />
              <p lang={story.language} className="line-clamp-2 text-base leading-snug">
                {title ?? `Scene ${sceneNumber}`}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
