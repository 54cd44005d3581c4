import { Link } from 'wouter';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';

export function StoryNotFound() {
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
