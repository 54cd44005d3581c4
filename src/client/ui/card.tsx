import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      className={cn('rounded-lg border border-line bg-card p-5 shadow-soft', className)}
      {...rest}
    />
  );
}
