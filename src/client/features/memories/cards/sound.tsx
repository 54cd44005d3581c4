import type { ComponentProps } from 'react';
import { logMediaFailure } from './log-media-failure.ts';

/** A sound with the browser's own controls, which everybody knows. Who recorded it wrote no captions. */
export function Sound(props: Omit<ComponentProps<'audio'>, 'className'>) {
  return <audio controls className="w-full" onError={logMediaFailure} {...props} />;
}
