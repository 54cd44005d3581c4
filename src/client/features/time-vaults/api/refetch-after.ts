import type { TimeVault } from '#shared/contracts/time-vaults.ts';

const preparingMs = 3_000;
const mailingMs = 15_000;

/** Milliseconds until the list may have changed by itself, or false while it will not. */
export function refetchAfter(vaults: readonly TimeVault[], now: number): number | false {
  if (vaults.some((vault) => vault.isOpened && vault.videoState === 'preparing'))
    return preparingMs;
  const isMailing = (vault: TimeVault) =>
    Date.parse(vault.unlockDate) <= now &&
    vault.deliveries.some(({ status }) => status === 'waiting' || status === 'retrying');
  return vaults.some(isMailing) ? mailingMs : false;
}
