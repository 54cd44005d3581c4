import { Film, Images } from 'lucide-react';
import { useState } from 'react';
import { ChoiceToggle } from '#client/ui/choice-toggle.tsx';
import type { Scene, Story } from '#shared/contracts/stories.ts';
import { StorySlideshow } from '../player/story-slideshow.tsx';
import { StoryProgress } from '../story-progress.tsx';
import { FilmPlayer } from './film-player.tsx';

const modes = [
  { value: 'slideshow', label: 'Slideshow', icon: Images },
  { value: 'video', label: 'Video', icon: Film },
] as const;

type ViewerMode = (typeof modes)[number]['value'];

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
      {videoUrl && (
        <ChoiceToggle label="How to watch" choices={modes} value={mode} onChange={setMode} />
      )}
      {videoUrl && mode === 'video' ? (
        <FilmPlayer story={story} videoUrl={videoUrl} />
      ) : (
        <StorySlideshow story={story} scenes={scenes} />
      )}
    </div>
  );
}
