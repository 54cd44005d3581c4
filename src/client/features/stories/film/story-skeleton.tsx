import { Skeleton } from '#client/ui/skeleton.tsx';

/** The viewer before the story is there, in its shape. */
export function StorySkeleton() {
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
