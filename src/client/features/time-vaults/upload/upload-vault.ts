import { z } from 'zod';
import { ApiError } from '#client/platform/api-error.ts';
import { getJson } from '#client/platform/http-client.ts';
import { NetworkError } from '#client/platform/network-error.ts';
import { timeVault } from '#shared/contracts/time-vaults.ts';
import { serverClock } from '../server-clock.ts';
import { vaultsPath } from '../time-vaults-api.ts';
import { pause } from './pause.ts';
import { sendForm } from './send-form.ts';
import type { VaultUpload } from './vault-upload.ts';

const inaccuracyMs = 5_000;

/** Whether the vault is there although its answer was lost, so that it is not sent a second time. */
async function hasArrived(
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

/** How long is waited before each try after the first. */
const pausesMs = [1_000, 3_000, 8_000, 20_000];
/** What a proxy answers when the server behind it does not. */
const unansweredStatuses = [502, 503, 504];

export type UploadStep =
  | { name: 'sending'; sent: number; total: number }
  /** All of it has left; the server looks at the video. */
  | { name: 'sealing' }
  /** The connection broke; it is tried again by itself. */
  | { name: 'waiting' };

export interface UploadOptions {
  signal: AbortSignal;
  /** Dispatches `hurryEvent` when the user does not want to wait for the next try. */
  hurry: EventTarget;
  onStep: (step: UploadStep) => void;
}

/**
 * Sends a vault, and again by itself where the connection breaks.
 * @throws what the last try failed with, the signal's reason once aborted.
 */
export async function uploadVault(upload: VaultUpload, options: UploadOptions): Promise<void> {
  const { signal, hurry, onStep } = options;
  const startedAt = Date.now();
  let mayHaveArrived = false;
  const onProgress = (sent: number, total: number) => {
    if (sent >= total) mayHaveArrived = true;
    onStep(sent >= total ? { name: 'sealing' } : { name: 'sending', sent, total });
  };
  for (const pauseMs of [...pausesMs, undefined]) {
    try {
      if (mayHaveArrived && (await hasArrived(upload, startedAt, signal))) return;
      await sendForm('/api/time-vaults', vaultToForm(upload), { signal, onProgress });
      return;
    } catch (error) {
      if (signal.aborted || !mayPass(error) || pauseMs === undefined) throw error;
      onStep({ name: 'waiting' });
      await pause(pauseMs, signal, hurry);
    }
  }
}

function mayPass(error: unknown): boolean {
  const { status } = error instanceof ApiError ? error : {};
  return error instanceof NetworkError || unansweredStatuses.includes(status ?? 0);
}

function vaultToForm({ userId, fields, video }: VaultUpload): FormData {
  const form = new FormData();
  form.append('userId', userId);
  form.append('title', fields.title);
  if (fields.description) form.append('description', fields.description);
  form.append('unlockYears', String(fields.unlockYears));
  form.append('unlockMonths', String(fields.unlockMonths));
  form.append('recipientEmails', JSON.stringify(fields.recipientEmails));
  form.append('video', video);
  return form;
}
