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
      <div
        role="progressbar"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-labelledby={id}
        className="h-2.5 overflow-hidden rounded-full border border-line bg-sunken"
      >
        <div
          className="h-full rounded-full bg-leaf transition-[width]"
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  );
}
