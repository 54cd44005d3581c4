import { Card } from '#client/ui/card.tsx';
import { GrowthRings } from '#client/ui/growth-rings.tsx';
import type { Scene, Story } from '#shared/contracts/stories.ts';
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
              <div className="photo-print rounded-sm">
                <div className="aspect-video overflow-hidden rounded-sm bg-sunken">
                  {imageUrl && (
                    <img
                      src={imageUrl}
                      alt=""
                      className="size-full animate-[fade-in_600ms_ease-out] object-cover"
                    />
                  )}
                </div>
              </div>
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
