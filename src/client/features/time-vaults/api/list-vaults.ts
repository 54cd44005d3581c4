import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { z } from 'zod';
import { call } from '#client/platform/http-client.ts';
import { nextPage } from '#client/platform/next-page.ts';
import { type TimeVault, timeVault } from '#shared/contracts/time-vaults.ts';
import { refetchAfter } from './refetch-after.ts';
import { serverClock } from './server-clock.ts';
import { vaultsPath } from './vault-paths.ts';

interface VaultPage {
  items: TimeVault[];
  next: string | undefined;
}

const vaultPage = z.array(timeVault);

/** A person's vaults, as many pages as were asked for; asked for again while something is on its way. */
export function useVaults(userId: string) {
  const path = vaultsPath(userId);
  const query = useInfiniteQuery({
    queryKey: [path],
    staleTime: 0,
    initialPageParam: path,
    queryFn: async ({ pageParam, signal }): Promise<VaultPage> => {
      const response = await call('GET', pageParam, undefined, { signal });
      serverClock.setBy(response);
      return { items: vaultPage.parse(await response.json()), next: nextPage(response) };
    },
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state }) =>
      refetchAfter(state.data?.pages.flatMap(({ items }) => items) ?? [], serverClock.now()),
  });
  const pages = query.data?.pages;
  const vaults = useMemo(() => pages?.flatMap(({ items }) => items), [pages]);
  return { ...query, vaults };
}
