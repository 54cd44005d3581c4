import type { SyntheticEvent } from 'react';
import { logFailure } from '#client/platform/log-failure.ts';

/** For a photo, film or sound that does not load: its place stays, and its title says what should be there. */
export function logMediaFailure({
  currentTarget,
}: SyntheticEvent<HTMLImageElement | HTMLMediaElement>): void {
  const cause = 'error' in currentTarget ? currentTarget.error?.message : undefined;
  logFailure('A memory could not be shown', cause ?? currentTarget.currentSrc);
}
