import { cva, type VariantProps } from 'class-variance-authority';
import { useState } from 'react';
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
  // By its address: another picture gets another try.
  const [missing, setMissing] = useState<string>();
  return (
    <span aria-hidden="true" className={cn(avatarStyles({ size }), className)}>
      {src && src !== missing ? (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
          onError={() => setMissing(src)}
        />
      ) : (
        initialsOf(name, initials)
      )}
    </span>
  );
}
