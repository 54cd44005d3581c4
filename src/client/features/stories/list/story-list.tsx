import { Plus } from 'lucide-react';
import { errorSentence } from '#client/platform/error-sentence.ts';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { useStories } from '../stories-api.ts';
import { LoadingStories } from './loading-stories.tsx';
import { StoryGrid } from './story-grid.tsx';

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
  if (!stories && error) {
    return (
      <ErrorState
        title="Your stories could not be fetched"
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      >
        {errorSentence(error)}
      </ErrorState>
    );
  }
  if (!stories) return <LoadingStories />;
  if (stories.length === 0) {
    return (
      <EmptyState
        title="No Stories Yet"
        action={
          !isWriting && (
            <Button size="large" onClick={onCreate}>
              <Plus aria-hidden="true" className="size-5" />
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
      <StoryGrid userId={userId} stories={stories} />
      {query.hasNextPage && (
        <Button
          variant="secondary"
          className="justify-self-center"
          pending={query.isFetchingNextPage}
          pendingLabel="Loading more..."
          onClick={() => void query.fetchNextPage()}
        >
          Show earlier stories
        </Button>
      )}
    </div>
  );
}
