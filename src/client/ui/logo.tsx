import { cn } from './cn.ts';
import { LogoMark } from './logo-mark.tsx';

/** The heart of growth rings with the name beside it. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={cn('inline-flex items-center gap-2 text-ink', className)}>
      <LogoMark className="size-9" />
      <span className="font-display font-semibold text-2xl leading-none tracking-tight">
        Heartwood
      </span>
    </span>
  );
}
