import type { ComponentProps } from 'react';

/** A video with the browser's own controls, which everybody knows. Who filmed it wrote no captions. */
export function Film(props: Omit<ComponentProps<'video'>, 'className'>) {
  return (
    <video
      controls
      playsInline
      preload="metadata"
      className="aspect-video max-h-[70dvh] w-full rounded-md bg-sunken"
      {...props}
    />
  );
}
