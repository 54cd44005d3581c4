import { useEffect, useState } from 'react';
import { call } from '#client/platform/http-client.ts';
import { logFailure } from '#client/platform/log-failure.ts';
import type { About } from '#shared/contracts/about.ts';

/**
 * The support phone number once it is known. Fetched without schema and query, which the first page
 * would otherwise load for this alone.
 */
export function useSupportPhone(): string | undefined {
  const [phone, setPhone] = useState<string>();

  useEffect(() => {
    const leaving = new AbortController();
    call('GET', '/api/about', undefined, { signal: leaving.signal })
      .then((response): Promise<Partial<About>> => response.json())
      .then(({ supportPhone }) => setPhone(supportPhone))
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) logFailure('The support number could not be fetched', error);
      });
    return () => leaving.abort();
  }, []);

  return phone;
}
