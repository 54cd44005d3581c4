import type { TimeVault } from '#shared/contracts/time-vaults.ts';

export type VaultStage = 'locked' | 'ready' | 'opened';

/** @param now in milliseconds, by the clock of the server. */
export function vaultStage(
  { isOpened, unlockDate }: Pick<TimeVault, 'isOpened' | 'unlockDate'>,
  now: number,
): VaultStage {
  if (isOpened) return 'opened';
  return now < Date.parse(unlockDate) ? 'locked' : 'ready';
}
