import { cva, type VariantProps } from 'class-variance-authority';
import { Avatar as Radix } from 'radix-ui';
import { cn } from './cn.ts';
import { initialsOf } from './initials-of.ts';

const avatarStyles = cva(
  'inline-grid shrink-0 select-none place-items-center overflow-hidden rounded-full border border-line bg-green-soft font-display text-green-ink',
  {
    variants: {
      size: {
        small: 'size-9 text-base',
        medium: 'size-14 text-2xl',
        large: 'size-20 text-3xl',
        huge: 'size-28 text-5xl',
      },
    },
    defaultVariants: { size: 'medium' },
  },
);

export interface AvatarProps extends VariantProps<typeof avatarStyles> {
  name: string;
  src?: string | null;
  /** How many initials stand in for a missing picture. */
  initials?: 1 | 2;
  className?: string;
}

/** Decorative: the name is always written beside it. */
export function Avatar({ name, src, initials = 1, size, className }: AvatarProps) {
  return (
    <Radix.Root aria-hidden="true" className={cn(avatarStyles({ size }), className)}>
      {src && <Radix.Image src={src} alt="" className="size-full object-cover" />}
      <Radix.Fallback delayMs={src ? 300 : undefined}>{initialsOf(name, initials)}</Radix.Fallback>
    </Radix.Root>
  );
}
