import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { clockChecks } from '#server/platform/clock/clock.table.ts';
import { createSettableClock } from '#server/platform/clock/settable-clock.ts';
import type { Memory } from '#shared/contracts/memories.ts';
import type { TimeVault } from '#shared/contracts/time-vaults.ts';
import { readMediaFile } from '#tests/support/media-files.ts';
import { type Caller, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { sealVault } from '#tests/support/vault-sealing.ts';

const days = 24 * 60 * 60 * 1000;
const clock = createSettableClock();
let app: TestApp;
let ana: Caller;
let vault: TimeVault;

beforeAll(async () => {
  app = await openTestApp({ clock, withJobs: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  ana = await app.signUp();
  const film = { name: 'film.webm', bytes: await readMediaFile('browser.webm') };
  vault = await sealVault(ana, film, { recipientEmails: '["rosa@family.example"]' });
});
afterEach(() => vi.useRealTimers());

const letters = () => readdir(join(app.dataDir, 'outbox')).catch(() => []);
const readiness = async () => (await app.anonymous('GET', '/readyz')).body as { clock: object };
async function sweepAll() {
  const sweeps = ['time-vaults.deliver', 'files.sweep', 'memories.sweep', 'sessions.sweep'];
  for (const sweep of [...sweeps, 'sample-family.sweep', 'rate-limits.sweep', 'stories.rescue'])
    await app.runJob(sweep);
}

test('a clock that is 40 days ahead for a while delivers, purges and expires nothing', async () => {
  const { storage, services } = app.dependencies;
  const memory = { userId: ana.user.id, type: 'text', title: 'A day', textContent: 'by the sea' };
  const { id } = (await ana.call('POST', '/api/memory-vault', memory)).body as Memory;
  await ana.call('DELETE', `/api/memory-vault/${id}`);
  const guest = await services.auth.signUpSample(new Date(clock.now().getTime() + days));
  const upload = `uploads/${ana.user.id}/half`;
  await storage.put(upload, Buffer.from('x'), { contentType: 'text/plain', maxBytes: 10 });
  const deleted = async () =>
    (await ana.call('GET', `/api/users/${ana.user.id}/memory-vault?deleted=1`)).body as Memory[];
  expect(await deleted()).toHaveLength(1);

  clock.misset(40 * days);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 40 * days });
  await sweepAll();
  await app.runJob('backups.nightly');
  expect(await letters()).toEqual([]);
  expect((await ana.call('POST', `/api/time-vaults/${vault.id}/open`)).status).toBe(403);
  expect((await ana.call('GET', '/api/account')).status).toBe(200);
  expect(await readiness()).toMatchObject({
    clock: { isTrusted: false, aheadSeconds: (40 * days) / 1000 },
  });
  clock.misset(0);
  vi.useRealTimers();
  expect((await app.dependencies.backups.readLatest()).made).toEqual(clock.now());
  await sweepAll();
  expect(await letters()).toEqual([]);
  expect(await deleted()).toHaveLength(1);
  expect(await storage.find(upload)).toBeDefined();
  expect(await services.profile.get(guest.user.id)).toMatchObject({ isSample: true });
  expect((await ana.call('GET', '/api/account')).status).toBe(200);
  expect(await readiness()).toMatchObject({ clock: { isTrusted: true } });

  clock.set(vault.unlockDate);
  await sweepAll();
  await sweepAll();
  expect(await letters()).toHaveLength(1);
});

test('a server whose clock is behind the last time in its database delivers nothing ahead of it', async () => {
  const { clockGuard, database } = app.dependencies;
  const before = await letters();
  const trustedAt = new Date(Date.parse(vault.unlockDate) + days);
  await database.db.insert(clockChecks).values({ id: 'last', trustedAt });
  await clockGuard.start();
  await sweepAll();
  expect(await letters()).toEqual(before);
  expect(await readiness()).toMatchObject({ clock: { isTrusted: false } });
  clock.set(trustedAt);
  await sweepAll();
  expect(await letters()).toHaveLength(before.length + 1);
});
