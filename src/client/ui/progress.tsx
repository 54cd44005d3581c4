import { Progress as Radix } from 'radix-ui';
import { useId } from 'react';
import { cn } from './cn.ts';

export interface ProgressProps {
  label: string;
  /** Percent, 0 to 100. */
  value: number;
  /** Keeps the label for screen readers only. */
  quiet?: boolean;
  className?: string;
}

export function Progress({ label, value, quiet = false, className }: ProgressProps) {
  const id = useId();
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div className={cn('grid gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3 text-base">
        <span id={id} className={cn(quiet && 'sr-only')}>
          {label}
        </span>
        {!quiet && <span className="font-semibold tabular-nums">{percent}%</span>}
      </div>
      <Radix.Root
        value={percent}
        aria-labelledby={id}
        className="h-2.5 overflow-hidden rounded-full border border-line bg-sunken"
      >
        <Radix.Indicator
          className="h-full rounded-full bg-leaf transition-[width]"
          style={{ width: `${percent}%` }}
        />
      </Radix.Root>
    </div>
  );
}
