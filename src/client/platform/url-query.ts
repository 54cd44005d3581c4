import {
  infiniteQueryOptions,
  type QueryKey,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import { z } from 'zod';
import { call, getJson } from './http-client.ts';
import { nextPage } from './next-page.ts';

/** A query keyed by its address: `useQuery(urlQuery('/api/ancestors/…', ancestor))`. */
export function urlQuery<Schema extends z.ZodType>(path: string, schema: Schema) {
  return queryOptions({
    queryKey: [path],
    queryFn: ({ signal }) => getJson(path, schema, { signal }),
  });
}

export interface Page<Item> {
  items: Item[];
  /** The address of the page that follows. */
  next: string | undefined;
}

interface PagedQueryOptions {
  /** The address of the first page, unless given. */
  queryKey?: QueryKey;
  /** Told of each page's response. */
  onResponse?: (response: Response) => void;
}

/** A list fetched page by page, from the address of its first page on. */
export function pagedQuery<Schema extends z.ZodType>(
  path: string,
  item: Schema,
  { queryKey = [path], onResponse }: PagedQueryOptions = {},
) {
  const items = z.array(item);
  return infiniteQueryOptions({
    queryKey,
    initialPageParam: path,
    queryFn: async ({ pageParam, signal }): Promise<Page<z.output<Schema>>> => {
      const response = await call('GET', pageParam, undefined, { signal });
      onResponse?.(response);
      return { items: items.parse(await response.json()), next: nextPage(response) };
    },
    getNextPageParam: ({ next }) => next,
  });
}

/** Returns what fetches the queries of exactly these addresses anew. */
export function useRefetch() {
  const client = useQueryClient();
  return useCallback(
    (...paths: string[]) =>
      Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path], exact: true }))),
    [client],
  );
}
