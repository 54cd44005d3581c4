import { Skeleton } from '#client/ui/skeleton.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';

const fields = ['one', 'two', 'three', 'four'];

export function TrainingSkeleton() {
  return (
    <div role="status" className="grid gap-6">
      <VisuallyHidden>Loading the training...</VisuallyHidden>
      <Skeleton className="h-11 w-48" />
      <div className="flex items-center gap-6">
        <Skeleton className="size-20 shrink-0 rounded-full" />
        <div className="grid flex-1 gap-3">
          <Skeleton className="h-9 max-w-sm" />
          <Skeleton className="h-4 max-w-xl" />
        </div>
      </div>
      <Skeleton className="h-13" />
      <div className="grid gap-6 rounded-lg border border-line bg-card p-7 md:grid-cols-2">
        {fields.map((field) => (
          <div key={field} className="grid gap-2">
            <Skeleton className="h-5 w-32" />
            <Skeleton className="h-11" />
          </div>
        ))}
      </div>
    </div>
  );
}
