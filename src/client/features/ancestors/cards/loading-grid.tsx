import { LoadingCards } from '#client/ui/card-grid.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';

/** The dashboard before the family is there, in the shape of its cards. */
export function LoadingGrid() {
  return (
    <LoadingCards label="Loading your family members..." count={4} className="xl:grid-cols-4">
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
    </LoadingCards>
  );
}
