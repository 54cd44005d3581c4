import { useQuery } from '@tanstack/react-query';
import { call } from '#client/platform/http-client.ts';
import type { About } from '#shared/contracts/about.ts';

async function fetchAbout(signal: AbortSignal): Promise<Partial<About>> {
  const response = await call('GET', '/api/about', undefined, { signal });
  return response.json();
}

/**
 * The support phone number once it is known. Read without its schema, which would be a quarter of all
 * code that the first page loads.
 */
export function useSupportPhone(): string | undefined {
  const about = useQuery({
    queryKey: ['/api/about', 'unchecked'],
    queryFn: ({ signal }) => fetchAbout(signal),
  });
  const phone: unknown = about.data?.supportPhone;
  return typeof phone === 'string' && phone !== '' ? phone : undefined;
}
