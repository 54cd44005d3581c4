import { Skeleton } from '#client/ui/skeleton.tsx';

/** The tree before its code is there. */
export function LoadingTree() {
  return (
    <div className="grid gap-4">
      <p role="status" className="text-ink-muted">
        Loading your family members...
      </p>
      <Skeleton className="h-[clamp(26rem,72dvh,56rem)] rounded-lg" />
    </div>
  );
}
