import { LoaderCircle } from 'lucide-react';
import { cn } from './cn.ts';

/** Decorative: say in words nearby what is going on. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle className={cn('size-5 animate-turn', className)} />;
}
