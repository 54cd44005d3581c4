import { z } from 'zod';
import { getJson } from '#client/platform/http-client.ts';
import { timeVault } from '#shared/contracts/time-vaults.ts';
import { serverClock } from '../server-clock.ts';
import { vaultsPath } from '../time-vaults-api.ts';
import type { VaultUpload } from './vault-upload.ts';

const inaccuracyMs = 5_000;

/** Whether the vault is there although its answer was lost, so that it is not sent a second time. */
export async function hasArrived(
  { userId, fields, video }: VaultUpload,
  startedAt: number,
  signal: AbortSignal,
): Promise<boolean> {
  const vaults = await getJson(vaultsPath(userId), z.array(timeVault), { signal });
  const age = Date.now() - startedAt + inaccuracyMs;
  return vaults.some(
    (vault) =>
      vault.title === fields.title &&
      vault.fileBytes === video.size &&
      serverClock.now() - Date.parse(vault.createdAt) <= age,
  );
}
