import type { SyntheticEvent } from 'react';
import { logFailure } from '#client/platform/log-failure.ts';

/** A photo, film or sound that does not load says so in its own place; there is nothing to press. */
export function logMediaFailure({
  currentTarget,
}: SyntheticEvent<HTMLImageElement | HTMLMediaElement>): void {
  const cause = 'error' in currentTarget ? currentTarget.error?.message : undefined;
  logFailure('A memory could not be shown', cause ?? currentTarget.currentSrc);
}
