import { Plus } from 'lucide-react';
import { errorSentence } from '#client/platform/error-sentence.ts';
import { Button } from '#client/ui/button.tsx';
import { CardCell, CardGrid, LoadingCards, ShowMore } from '#client/ui/card-grid.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { LoadError } from '#client/ui/error-state.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useStories } from '../stories-api.ts';
import { StoryCard } from './story-card.tsx';

interface StoryListProps {
  userId: string;
  /** Whether a story is just being written: then an empty list needs no invitation. */
  isWriting: boolean;
  onCreate: () => void;
}

/** All stories of a user, or whatever stands in their place. */
export function StoryList({ userId, isWriting, onCreate }: StoryListProps) {
  const query = useStories(userId);
  const { data: stories, error } = query;
  if (!stories && error) return <LoadError what="your stories" query={query} />;
  if (!stories)
    return (
      <LoadingCards label="Loading your stories...">
        <Skeleton className="aspect-video" />
        <Skeleton className="h-6 w-36 rounded-full" />
        <Skeleton className="h-7 w-4/5" />
        <Skeleton className="h-16" />
        <Skeleton className="h-11 rounded-lg" />
      </LoadingCards>
    );
  if (stories.length === 0) {
    return (
      <EmptyState
        title="No Stories Yet"
        action={
          !isWriting && (
            <Button size="large" onClick={onCreate}>
              <Plus className="size-5" />
              Tell your first story
            </Button>
          )
        }
      >
        <p>
          Write down a life, or a part of it. It becomes a little film: pictures, scene by scene,
          with your words read aloud.
        </p>
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-6">
      {error && (
        <p role="status" className="text-ink-muted">
          What you see may not be the latest: {errorSentence(error)}
        </p>
      )}
      <CardGrid aria-label="Your stories">
        {stories.map((story) => (
          <CardCell key={story.id}>
            <StoryCard userId={userId} story={story} />
          </CardCell>
        ))}
      </CardGrid>
      <ShowMore query={query}>Show earlier stories</ShowMore>
    </div>
  );
}
