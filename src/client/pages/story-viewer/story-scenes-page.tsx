import { useSignedInUser } from '#client/features/auth/use-signed-in-user.ts';
import { FilmSettings } from '#client/features/stories/scenes/film-settings.tsx';
import { SceneList } from '#client/features/stories/scenes/scene-list.tsx';
import { TitleForm } from '#client/features/stories/scenes/title-form.tsx';
import { StoryProgress } from '#client/features/stories/story-progress.tsx';
import { useDocumentTitle } from '#client/platform/use-document-title.ts';
import { Card } from '#client/ui/card.tsx';
import type { Scene, Story } from '#shared/contracts/stories.ts';
import { StoryFrame } from './story-frame.tsx';

/** Where a story's scenes are changed. */
export default function StoryScenesPage({ storyId }: { storyId: string }) {
  return (
    <StoryFrame
      storyId={storyId}
      back={{ href: `/story-viewer/${storyId}`, label: 'Back to the story' }}
    >
      {(story, scenes) => <ScenesView story={story} scenes={scenes} />}
    </StoryFrame>
  );
}

function ScenesView({ story, scenes }: { story: Story; scenes: Scene[] }) {
  useDocumentTitle(`Edit scenes: ${story.title}`);
  const user = useSignedInUser();
  return (
    <>
      <header className="grid gap-1.5">
        <h1 tabIndex={-1} className="text-3xl [overflow-wrap:anywhere] sm:text-4xl">
          Edit scenes
        </h1>
        <p className="max-w-reading text-ink-muted">
          Change words and pictures, the order, or take a scene out. Only what you change is made
          again.
        </p>
      </header>
      <TitleForm userId={user.id} story={story} />
      {story.status === 'processing' && (
        <Card>
          <StoryProgress progress={story.progress} />
        </Card>
      )}
      <SceneList userId={user.id} story={story} scenes={scenes} />
      <FilmSettings userId={user.id} story={story} />
    </>
  );
}
