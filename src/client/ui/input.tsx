import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { fieldStyles } from './field-styles.ts';

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={cn(fieldStyles, className)} {...rest} />;
}
