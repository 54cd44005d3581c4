import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { getJson } from './http-client.ts';

/** A query keyed by its address: `useQuery(urlQuery('/api/ancestors/…', ancestor))`. */
export function urlQuery<Schema extends z.ZodType>(path: string, schema: Schema) {
  return queryOptions({
    queryKey: [path],
    queryFn: ({ signal }) => getJson(path, schema, { signal }),
  });
}
