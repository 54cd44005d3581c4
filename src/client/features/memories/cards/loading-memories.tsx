import { Card } from '#client/ui/card.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The page before the memories are there, in the shape of their cards. */
export function LoadingMemories() {
  return (
    <div className="grid grid-cols-1 gap-5">
      <p role="status" className="text-ink-muted">
        Loading your memories...
      </p>
      <div aria-hidden="true" className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {places.map((place) => (
          <Card key={place} className="grid h-100 content-between gap-3">
            <Skeleton className="h-9 w-3/5" />
            <Skeleton className="h-44" />
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-9 rounded-lg" />
          </Card>
        ))}
      </div>
    </div>
  );
}
