import { useQuery } from '@tanstack/react-query';
import { about } from '#shared/contracts/about.ts';
import { urlQuery } from './url-query.ts';

/** How to reach the people behind this Heartwood, and which engines it uses. */
export function useAbout() {
  return useQuery(urlQuery('/api/about', about));
}
