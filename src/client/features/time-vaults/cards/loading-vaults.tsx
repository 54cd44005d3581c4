import { Card } from '#client/ui/card.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { gridStyles } from './grid-styles.ts';

const places = ['first', 'second', 'third'];

/** The page before the vaults are there, in the shape of their cards. */
export function LoadingVaults() {
  return (
    <div className="grid grid-cols-1 gap-5">
      <p role="status" className="text-ink-muted">
        Loading your time vaults...
      </p>
      <div aria-hidden="true" className={gridStyles}>
        {places.map((place) => (
          <Card key={place} className="grid gap-4">
            <Skeleton className="aspect-video" />
            <Skeleton className="h-6 w-3/5" />
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-11 rounded-lg" />
          </Card>
        ))}
      </div>
    </div>
  );
}
