import { useQuery } from '@tanstack/react-query';
import { about } from '#shared/contracts/about.ts';
import { getJson } from './http-client.ts';

/** How to reach the people behind this Heartwood, and which engines it uses. */
export function useAbout() {
  return useQuery({
    queryKey: ['/api/about'],
    queryFn: ({ signal }) => getJson('/api/about', about, { signal }),
  });
}
