import { cn } from './cn.ts';

/** A quiet block in the shape of what is coming; the page says in words that it is loading. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={cn('animate-breathe rounded-md bg-gray-soft', className)} />
  );
}
