import { Pencil } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { useSignedInUser } from '#client/features/auth/use-signed-in-user.ts';
import { FilmActions } from '#client/features/stories/film/film-actions.tsx';
import { InTheMaking } from '#client/features/stories/film/in-the-making.tsx';
import { PrintedStory } from '#client/features/stories/film/printed-story.tsx';
import { StoryFailed } from '#client/features/stories/film/story-failed.tsx';
import { StoryHeader } from '#client/features/stories/film/story-header.tsx';
import { StoryScreen } from '#client/features/stories/film/story-screen.tsx';
import { useDocumentTitle } from '#client/platform/use-document-title.ts';
import { Button } from '#client/ui/button.tsx';
import type { Scene, Story } from '#shared/contracts/stories.ts';
import { StoryFrame } from './story-frame.tsx';

export default function StoryViewerPage({ storyId }: { storyId: string }) {
  return (
    <StoryFrame storyId={storyId} back={{ href: '/my-story', label: 'Back to My Story' }}>
      {(story, scenes) => <StoryView story={story} scenes={scenes} />}
    </StoryFrame>
  );
}

function StoryView({ story, scenes }: { story: Story; scenes: Scene[] }) {
  useDocumentTitle(story.title);
  const user = useSignedInUser();
  const [, navigate] = useLocation();
  const isDrawn = scenes.length > 0 && scenes.every(({ imageUrl }) => imageUrl !== null);
  const canBeWatched = story.status === 'completed' || isDrawn;
  return (
    <>
      <StoryHeader story={story} sceneCount={scenes.length} />
      {story.status === 'failed' && (
        <StoryFailed
          userId={user.id}
          story={story}
          onCreated={({ id }) => navigate(`/story-viewer/${id}`)}
        />
      )}
      {story.status === 'processing' && !isDrawn && <InTheMaking story={story} scenes={scenes} />}
      {canBeWatched && (
        <>
          <PrintedStory scenes={scenes} language={story.language} />
          <div className="print:hidden">
            <StoryScreen story={story} scenes={scenes} />
          </div>
          <div className="print:hidden flex flex-wrap items-start justify-between gap-3 border-line border-t pt-6">
            <FilmActions story={story} />
            <Button asChild variant="secondary" className="max-sm:w-full">
              <Link href={`/story-viewer/${story.id}/scenes`}>
                <Pencil className="size-5" />
                Edit scenes
              </Link>
            </Button>
          </div>
        </>
      )}
    </>
  );
}
