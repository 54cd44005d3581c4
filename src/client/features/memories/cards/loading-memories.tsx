import { LoadingCards } from '#client/ui/card-grid.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';

/** The page before the memories are there, in the shape of their cards. */
export function LoadingMemories() {
  return (
    <LoadingCards label="Loading your memories..." count={6}>
      <Skeleton className="h-9 w-3/5" />
      <Skeleton className="h-56" />
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="h-11 rounded-lg" />
    </LoadingCards>
  );
}
