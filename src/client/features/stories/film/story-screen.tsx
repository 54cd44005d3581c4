import { useState } from 'react';
import type { Scene, Story } from '#shared/contracts/stories.ts';
import { StorySlideshow } from '../player/story-slideshow.tsx';
import { StoryProgress } from '../story-progress.tsx';
import { FilmPlayer } from './film-player.tsx';
import { ModeToggle, type ViewerMode } from './mode-toggle.tsx';

interface StoryScreenProps {
  story: Story;
  scenes: readonly Scene[];
}

/** Where a story is watched: as a slideshow, or as the film where there is one. */
export function StoryScreen({ story, scenes }: StoryScreenProps) {
  const [mode, setMode] = useState<ViewerMode>('slideshow');
  const { videoUrl, status } = story;
  return (
    <div className="grid gap-4">
      {status === 'processing' && (
        <div className="rounded-lg bg-yellow-soft px-5 py-3 text-yellow-ink">
          <p className="mb-1 font-semibold">
            The film is being made. The slideshow is here already.
          </p>
          <StoryProgress progress={story.progress} />
        </div>
      )}
      {videoUrl && <ModeToggle mode={mode} onChange={setMode} />}
      {videoUrl && mode === 'video' ? (
        <FilmPlayer story={story} videoUrl={videoUrl} />
      ) : (
        <StorySlideshow story={story} scenes={scenes} />
      )}
    </div>
  );
}
