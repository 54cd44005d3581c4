import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#client/platform/api-error.ts';
import type { TimeVault } from '#shared/contracts/time-vaults.ts';
import { hurryEvent } from './pause.ts';
import { type UploadStep, uploadVault } from './upload-vault.ts';
import type { VaultUpload } from './vault-upload.ts';

type Ending = { sent: number; status?: number; text?: string };

/** How each try in turn ends: with a status, or with a broken connection, after so many bytes of 100. */
let endings: Ending[];
let listed: Partial<TimeVault>[];
let steps: UploadStep['name'][];

class ScriptedRequest {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  status = 0;
  statusText = '';
  responseText = '';
  open() {}
  getResponseHeader = () => null;
  abort() {
    this.onabort?.();
  }
  async send() {
    const ending = endings.shift();
    if (!ending) return;
    await Promise.resolve();
    this.upload.onprogress?.({ loaded: ending.sent, total: 100 });
    Object.assign(this, { status: ending.status, responseText: ending.text ?? '' });
    if (ending.status) this.onload?.();
    else this.onerror?.();
    this.onloadend?.();
  }
}

const upload: VaultUpload = {
  userId: crypto.randomUUID(),
  fields: {
    title: 'For Nora',
    description: '',
    unlockYears: 1,
    unlockMonths: 0,
    recipientEmails: [],
  },
  video: new File(['film'], 'nora.mp4'),
};
const arrived = (): TimeVault => ({
  id: crypto.randomUUID(),
  userId: upload.userId,
  title: 'For Nora',
  description: null,
  videoUrl: null,
  originalUrl: null,
  posterUrl: null,
  fileName: 'nora.mp4',
  fileBytes: upload.video.size,
  videoState: 'preparing',
  recipientEmails: [],
  deliveries: [],
  mailGoesTo: 'mail',
  senderConfirmed: true,
  unlockDate: '2030-01-01T00:00:00.000Z',
  unlockYears: 1,
  unlockMonths: 0,
  isOpened: false,
  openedAt: null,
  createdAt: new Date().toISOString(),
  updatedAt: new Date().toISOString(),
});

/** Sends with nobody who likes to wait. */
function send(signal = new AbortController().signal) {
  const hurry = new EventTarget();
  const onStep = ({ name }: UploadStep) => {
    steps.push(name);
    if (name === 'waiting') setTimeout(() => hurry.dispatchEvent(new Event(hurryEvent)));
  };
  return uploadVault(upload, { signal, hurry, onStep });
}

beforeEach(() => {
  steps = [];
  listed = [];
  vi.stubGlobal('XMLHttpRequest', ScriptedRequest);
  vi.stubGlobal('fetch', async () => Response.json(listed));
});
afterEach(() => vi.unstubAllGlobals());

it('sends again what broke on the way, and what nobody answered behind a proxy', async () => {
  endings = [{ sent: 40 }, { sent: 60, status: 503 }, { sent: 100, status: 201 }];
  await send();
  expect(steps).toEqual(['sending', 'waiting', 'sending', 'waiting', 'sealing']);
});

it('gives up after five broken tries', async () => {
  endings = Array.from({ length: 6 }, () => ({ sent: 40 }));
  await expect(send()).rejects.toThrow('Heartwood could not be reached');
  expect(endings).toHaveLength(1);
});

it('does not send again what has arrived although its answer was lost', async () => {
  listed = [arrived()];
  endings = [{ sent: 100 }, { sent: 100, status: 201 }];
  await send();
  expect(endings).toHaveLength(1);
});

it('sends again what was lost whole, beside an older vault of the same name', async () => {
  listed = [{ ...arrived(), createdAt: '2026-01-01T00:00:00.000Z' }];
  endings = [{ sent: 100 }, { sent: 100, status: 201 }];
  await send();
  expect(endings).toHaveLength(0);
});

it('asks once only where the server has refused', async () => {
  endings = [{ sent: 100, status: 415, text: '{"error":"No film.","code":"x","requestId":"1"}' }];
  await expect(send()).rejects.toBeInstanceOf(ApiError);
  expect(steps).toEqual(['sealing']);
});

it('stops when it is cancelled', async () => {
  endings = [];
  const controller = new AbortController();
  const sent = send(controller.signal);
  controller.abort();
  await expect(sent).rejects.toBe(controller.signal.reason);
});
