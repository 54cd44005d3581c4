import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cn } from './cn.ts';
import { Label } from './label.tsx';

/** Spread these on the control. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FormFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Marks the label with *; the schema still does the checking. */
  required?: boolean;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}

/** Label, control, hint and error, tied together for assistive technology. */
export function FormField({ label, hint, error, required, className, children }: FormFieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className={cn('grid content-start gap-1.5', className)}>
      <Label htmlFor={id}>
        {label}
        {required && (
          <span aria-hidden="true" className="text-rose-ink">
            {' '}
            *
          </span>
        )}
      </Label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {error && (
        <p id={errorId} role="alert" className="flex items-start gap-1.5 text-rose-ink text-base">
          <CircleAlert className="mt-1 size-4 shrink-0" />
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-base text-ink-muted leading-snug">
          {hint}
        </p>
      )}
    </div>
  );
}
