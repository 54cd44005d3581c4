import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { sendOnly } from '#client/platform/http-client.ts';
import { pagedQuery, urlQuery, useRefetch } from '#client/platform/url-query.ts';
import { sharedVault, type TimeVault, timeVault } from '#shared/contracts/time-vaults.ts';
import { serverClock } from './server-clock.ts';

const vaultPath = (id: string) => `/api/time-vaults/${id}`;

/** The address of a user's list, which is also the key of its query. */
export const vaultsPath = (userId: string) => `/api/users/${userId}/time-vaults`;

/** In ms: how soon the list, or a shared vault, is asked for again while something is on its way. */
const intervals = { preparing: 3_000, mailing: 15_000, shared: 4_000 };

/** Milliseconds until the list may have changed by itself, or false while it will not. */
function refetchAfter(vaults: readonly TimeVault[], now: number): number | false {
  if (vaults.some((vault) => vault.isOpened && vault.videoState === 'preparing'))
    return intervals.preparing;
  const isMailing = (vault: TimeVault) =>
    Date.parse(vault.unlockDate) <= now &&
    vault.deliveries.some(({ status }) => status === 'waiting' || status === 'retrying');
  return vaults.some(isMailing) && intervals.mailing;
}

/** A user's vaults, as many pages as were asked for; asked for again while something is on its way. */
export function useVaults(userId: string) {
  const query = useInfiniteQuery({
    ...pagedQuery(vaultsPath(userId), timeVault, { onResponse: serverClock.setBy }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      refetchAfter(state.data?.pages.flatMap(({ items }) => items) ?? [], serverClock.now()),
  });
  const pages = query.data?.pages;
  const vaults = useMemo(() => pages?.flatMap(({ items }) => items), [pages]);
  return { ...query, vaults };
}

/** What the holder of a private link may see; asked for again while the video is being prepared. */
export function useSharedVault(token: string) {
  return useQuery({
    ...urlQuery(`/api/vault-links/${encodeURIComponent(token)}`, sharedVault),
    refetchInterval: ({ state }) => state.data?.videoState === 'preparing' && intervals.shared,
  });
}

export function useOpenVault(userId: string) {
  const refetch = useRefetch();
  return useMutation({
    mutationFn: (id: string) => sendOnly('POST', `${vaultPath(id)}/open`, {}),
    onSettled: () => refetch(vaultsPath(userId)),
  });
}

export function useDeleteVault(userId: string) {
  const refetch = useRefetch();
  return useMutation({
    mutationFn: (id: string) => sendOnly('DELETE', vaultPath(id)),
    onSettled: () => refetch(vaultsPath(userId)),
  });
}

/** Has the mail that confirms one's own address sent once more. */
export function useSendConfirmation() {
  return useMutation({ mutationFn: () => sendOnly('POST', '/api/auth/email-confirmation', {}) });
}

/** Confirms that the address belongs to the one who was mailed the token. */
export function useConfirmEmail() {
  return useMutation({
    mutationFn: (token: string) => sendOnly('POST', '/api/auth/confirm-email', { token }),
  });
}
