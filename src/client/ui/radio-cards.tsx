import { type ReactNode, useId } from 'react';
import { cn } from './cn.ts';

export interface RadioCard<Value extends string> {
  value: Value;
  label: string;
  /** Half a sentence on what it means. */
  hint?: string;
}

export interface RadioCardsProps<Value extends string> {
  legend: string;
  choices: readonly RadioCard<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
  children?: ReactNode;
}

/** One of a few choices, each in words that may take a line or two. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, choices, value, onChange, className, children } = props;
  const group = useId();
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className={cn('flex flex-wrap gap-2', className)}>
        {choices.map(({ value: choice, label, hint }, index) => (
          <label
            key={choice}
            className="flex min-h-target cursor-pointer items-start gap-2.5 rounded-lg border border-line-strong/60 bg-card py-2.5 pr-4 pl-3 leading-snug transition-colors hover:bg-sunken has-checked:border-primary has-checked:bg-green-soft has-checked:text-green-ink"
          >
            <input
              type="radio"
              name={group}
              checked={choice === value}
              aria-labelledby={`${group}-${index}`}
              aria-describedby={hint && `${group}-${index}-hint`}
              onChange={() => onChange(choice)}
              className="mt-0.5 size-5 shrink-0 cursor-pointer accent-primary"
            />
            <span className="grid min-w-0 gap-0.5">
              <span id={`${group}-${index}`} className="wrap-anywhere">
                {label}
              </span>
              {hint && (
                <span id={`${group}-${index}-hint`} className="text-base">
                  {hint}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
