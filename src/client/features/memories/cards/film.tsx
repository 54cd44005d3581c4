import type { ComponentProps } from 'react';
import { cn } from '#client/ui/cn.ts';
import { logMediaFailure } from './log-media-failure.ts';

/** A film with the browser's own controls, which everybody knows. Who filmed it wrote no captions. */
export function Film({ className, ...rest }: ComponentProps<'video'>) {
  return (
    <video
      controls
      playsInline
      onError={logMediaFailure}
      className={cn('w-full rounded-md bg-gray-soft', className)}
      {...rest}
    />
  );
}
