import { Slider as Radix } from 'radix-ui';
import { useId } from 'react';
import { Label } from './label.tsx';

export interface SliderProps {
  label: string;
  value: number;
  onValueChange: (value: number) => void;
  /** Whole numbers, 1 to 10 unless told otherwise. */
  min?: number;
  max?: number;
  /** Words for the two ends. */
  lowLabel?: string;
  highLabel?: string;
  disabled?: boolean;
}

export function Slider(props: SliderProps) {
  const { label, value, onValueChange, min = 1, max = 10, lowLabel, highLabel, disabled } = props;
  const id = useId();
  return (
    <div className="grid gap-1">
      <div className="flex items-baseline justify-between gap-3">
        <Label id={id}>{label}</Label>
        <output className="min-w-9 rounded-full bg-sunken px-2 text-center font-semibold tabular-nums">
          {value}
        </output>
      </div>
      <Radix.Root
        min={min}
        max={max}
        step={1}
        value={[value]}
        disabled={disabled}
        onValueChange={([next]) => next !== undefined && onValueChange(next)}
        className="relative flex h-target touch-none select-none items-center data-[disabled]:opacity-55"
      >
        <Radix.Track className="relative h-2 grow overflow-hidden rounded-full border border-line bg-sunken">
          <Radix.Range className="absolute h-full bg-primary" />
        </Radix.Track>
        <Radix.Thumb
          aria-labelledby={id}
          aria-valuetext={`${value} of ${max}`}
          className="block size-6 cursor-grab rounded-full border-2 border-primary bg-card shadow-soft after:absolute after:-inset-2.5 after:content-[''] active:cursor-grabbing"
        />
      </Radix.Root>
      {(lowLabel || highLabel) && (
        <div className="-mt-1 flex justify-between gap-4 text-ink-muted text-sm">
          <span>{lowLabel}</span>
          <span className="text-right">{highLabel}</span>
        </div>
      )}
    </div>
  );
}
