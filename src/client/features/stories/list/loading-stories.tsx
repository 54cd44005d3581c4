import { Card } from '#client/ui/card.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { gridStyles } from './grid-styles.ts';

const places = ['first', 'second', 'third'];

/** The page before the stories are there, in the shape of their cards. */
export function LoadingStories() {
  return (
    <div className="grid gap-5">
      <p role="status" className="text-ink-muted">
        Loading your stories...
      </p>
      <div aria-hidden="true" className={gridStyles}>
        {places.map((place) => (
          <Card key={place} className="grid gap-4">
            <Skeleton className="aspect-video" />
            <Skeleton className="h-6 w-36 rounded-full" />
            <Skeleton className="h-7 w-4/5" />
            <Skeleton className="h-16" />
            <Skeleton className="h-11 rounded-lg" />
          </Card>
        ))}
      </div>
    </div>
  );
}
