import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { fieldStyles } from './field-styles.ts';

/** Grows with what is written, up to 24 lines or so, where the browser can. */
export function Textarea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      className={cn(
        fieldStyles,
        'field-sizing-content max-h-160 resize-y leading-normal',
        className,
      )}
      {...rest}
    />
  );
}
