import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

const badgeStyles = cva(
  'inline-flex items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 py-0.5 font-semibold text-sm leading-snug',
  {
    variants: {
      tone: {
        green: 'bg-green-soft text-green-ink',
        yellow: 'bg-yellow-soft text-yellow-ink',
        gray: 'bg-gray-soft text-gray-ink',
        rose: 'bg-rose-soft text-rose-soft-ink',
        outline: 'border border-line-strong/60 text-ink-muted',
      },
    },
    defaultVariants: { tone: 'gray' },
  },
);

export type BadgeTone = NonNullable<VariantProps<typeof badgeStyles>['tone']>;

export function Badge({ tone, className, ...rest }: ComponentProps<'span'> & { tone?: BadgeTone }) {
  return <span className={cn(badgeStyles({ tone }), className)} {...rest} />;
}
