import { QueryClient } from '@tanstack/react-query';

/**
 * Nothing goes stale by itself: changes refetch what they touched. Nothing is tried twice unasked, but
 * for what has failed once the network is back.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: ({ state }) => state.status === 'error' && 'always',
        refetchInterval: false,
        retry: false,
        // Offline, a call must fail and say so, not wait in silence.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
