import { Card } from '#client/ui/card.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { gridStyles } from './grid-styles.ts';

const places = ['first', 'second', 'third', 'fourth'];

/** The dashboard before the family is there, in the shape of its cards. */
export function LoadingGrid() {
  return (
    <div className="grid grid-cols-1 gap-5">
      <p role="status" className="text-ink-muted">
        Loading your family members...
      </p>
      <div aria-hidden="true" className={gridStyles}>
        {places.map((place) => (
          <Card key={place} className="grid gap-4">
            <div className="flex items-center gap-3">
              <Skeleton className="size-14 rounded-full" />
              <div className="grid grow gap-2">
                <Skeleton className="h-5 w-4/5" />
                <Skeleton className="h-4 w-1/2" />
              </div>
            </div>
            <Skeleton className="h-6 w-20 rounded-full" />
            <Skeleton className="h-16" />
            <Skeleton className="h-11 rounded-lg" />
          </Card>
        ))}
      </div>
    </div>
  );
}
