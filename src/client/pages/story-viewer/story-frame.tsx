import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useScenes, useStory } from '#client/features/stories/stories-api.ts';
import { ApiError } from '#client/platform/api-error.ts';
import { AppBar } from '#client/ui/app-bar.tsx';
import { BackLink } from '#client/ui/back-link.tsx';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { LoadError } from '#client/ui/error-state.tsx';
import { PageBody } from '#client/ui/page-body.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { Scene, Story } from '#shared/contracts/stories.ts';

interface StoryFrameProps {
  storyId: string;
  back: { href: string; label: string };
  children: (story: Story, scenes: Scene[]) => ReactNode;
}

/** The page around one story, with whatever stands in its place until it is there. */
export function StoryFrame({ storyId, back, children }: StoryFrameProps) {
  const story = useStory(storyId);
  const scenes = useScenes(storyId, story.data);
  const show = () => {
    if (story.data && scenes.data) {
      // A story that is not finished may well have none yet.
      if (scenes.data.length === 0 && story.data.status === 'completed') return <StoryNotFound />;
      return children(story.data, scenes.data);
    }
    const error = story.error ?? scenes.error;
    if (!error) return <StorySkeleton />;
    if (isNotThere(error)) return <StoryNotFound />;
    return <LoadError headingLevel="h1" what="the story" query={story.data ? scenes : story} />;
  };
  return (
    <>
      <AppBar />
      <PageBody className="grid max-w-4xl grid-cols-1 gap-6">
        <BackLink href={back.href}>{back.label}</BackLink>
        {show()}
      </PageBody>
    </>
  );
}

/** 400: an address that is no id at all. */
function isNotThere(error: Error): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

function StoryNotFound() {
  return (
    <EmptyState
      headingLevel="h1"
      title="Story Not Found"
      action={
        <Button asChild>
          <Link href="/my-story">Back to My Story</Link>
        </Button>
      }
    >
      <p>This story doesn't exist or you don't have access to it.</p>
    </EmptyState>
  );
}

/** The viewer before the story is there, in its shape. */
function StorySkeleton() {
  return (
    <div className="grid gap-6">
      <p role="status" className="sr-only">
        Loading your story...
      </p>
      <div className="grid gap-3">
        <Skeleton className="h-10 w-3/5" />
        <Skeleton className="h-6 w-2/5" />
      </div>
      <Skeleton className="aspect-video w-full" />
      <div className="mx-auto grid w-full max-w-reading gap-2">
        <Skeleton className="h-7 w-1/2" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-4/5" />
      </div>
    </div>
  );
}
