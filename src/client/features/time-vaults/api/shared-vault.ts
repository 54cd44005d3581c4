import { useQuery } from '@tanstack/react-query';
import { urlQuery } from '#client/platform/url-query.ts';
import { sharedVault } from '#shared/contracts/time-vaults.ts';

const preparingMs = 4_000;

/** What the holder of a private link may see; asked for again while the video is being prepared. */
export function useSharedVault(token: string) {
  return useQuery({
    ...urlQuery(`/api/vault-links/${encodeURIComponent(token)}`, sharedVault),
    refetchInterval: ({ state }) => state.data?.videoState === 'preparing' && preparingMs,
  });
}
