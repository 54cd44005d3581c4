import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSettableClock } from '#server/platform/clock/settable-clock.ts';
import type { SharedVault, TimeVault } from '#shared/contracts/time-vaults.ts';
import { alter } from '#tests/support/alter.ts';
import { readMediaFile } from '#tests/support/media-files.ts';
import { startSmtp, type TestSmtp } from '#tests/support/smtp.ts';
import { type Caller, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { type SealedFile, sealVault } from '#tests/support/vault-sealing.ts';

const clock = createSettableClock();
const hourMs = 60 * 60 * 1000;
const sealedAt = '2026-01-15T12:00:00.000Z';
const unlocksAt = '2026-02-15T12:00:00.000Z';
let film: SealedFile;

beforeAll(async () => {
  film = { name: 'film.webm', bytes: await readMediaFile('browser.webm') };
});

describe('with a mail server', () => {
  let smtp: TestSmtp;
  let app: TestApp;
  let ana: Caller;

  beforeAll(async () => {
    smtp = await startSmtp();
    const env = { SMTP_URL: smtp.url, PUBLIC_URL: 'https://heartwood.example' };
    app = await openTestApp({ clock, env, withJobs: true });
  });
  beforeEach(async () => {
    clock.set(sealedAt);
    smtp.setFault(undefined);
    smtp.messages.length = 0;
    ana = await app.signUp('Ana');
  });
  afterEach(() => app.truncate());
  afterAll(async () => {
    await app.close();
    await smtp.close();
  });

  const sweep = () => app.runJob('time-vaults.deliver');
  const seal = (count = 1) => {
    const emails = Array.from({ length: count }, (_, index) => `r${index}@family.example`);
    return sealVault(ana, film, {
      description: 'Watch it <b>together</b>',
      recipientEmails: JSON.stringify(emails),
    });
  };
  const statuses = async () => {
    const { body } = await ana.call('GET', `/api/users/${ana.user.id}/time-vaults`);
    return (body as TimeVault[]).flatMap(({ deliveries }) => deliveries.map((one) => one.status));
  };
  async function confirmAddress() {
    await app.runJob('auth.confirmation-mail', { userId: ana.user.id });
    const token = /confirm-email\/([\w-]+)/.exec(smtp.messages.pop()?.text ?? '')?.[1];
    return app.anonymous('POST', '/api/auth/confirm-email', { token });
  }

  test('each recipient gets one mail on the day, and its link opens the vault', async () => {
    await confirmAddress();
    const vault = await seal(3);
    clock.set('2026-02-15T11:59:59.999Z');
    await sweep();
    expect(smtp.messages).toEqual([]);

    clock.set(unlocksAt);
    await Promise.all([sweep(), sweep()]);
    await sweep();
    expect(smtp.messages.map(({ recipients }) => recipients[0]).toSorted()).toEqual(
      vault.recipientEmails,
    );
    expect(await statuses()).toEqual(['sent', 'sent', 'sent']);
    const [mail] = smtp.messages;
    expect(mail?.subject).toBe('Ana has a video message for you');
    for (const words of [
      'For Rosa',
      ana.user.email,
      'support@heartwood.example',
      'January 15, 2026',
    ])
      expect([mail?.text, mail?.html]).toEqual([
        expect.stringContaining(words),
        expect.stringContaining(words),
      ]);
    expect(mail?.html).toContain('&lt;b&gt;together');

    const token = /https:\/\/heartwood\.example\/vault\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const shown = await app.anonymous('GET', `/api/vault-links/${token}`);
    expect([shown.status, shown.headers['referrer-policy']]).toEqual([200, 'no-referrer']);
    expect(shown.body).toMatchObject({
      title: 'For Rosa',
      senderName: 'Ana',
      videoState: 'preparing',
      videoUrl: null,
      originalUrl: `/api/vault-links/${token}/original`,
    });
    await app.runJob('time-vaults.prepare-video', { vaultId: vault.id });
    const ready = (await app.anonymous('GET', `/api/vault-links/${token}`)).body as SharedVault;
    expect(ready).toMatchObject({ videoState: 'ready', videoUrl: expect.any(String) });
    const played = await app.anonymous('GET', ready.videoUrl ?? '', undefined, {
      range: 'bytes=0-99',
    });
    expect([played.status, played.headers['content-type']]).toEqual([206, 'video/webm']);
    const saved = await app.app.inject({ url: ready.originalUrl });
    expect(saved.rawPayload.equals(film.bytes)).toBe(true);
    expect(saved.headers['content-disposition']).toContain('attachment');

    const stored = await app.dependencies.database.executeSql('select * from vault_deliveries', []);
    expect(JSON.stringify(stored.rows)).not.toContain(token);
    await ana.call('DELETE', `/api/time-vaults/${vault.id}`);
    expect((await app.anonymous('GET', `/api/vault-links/${token}`)).status).toBe(404);
  });

  test('nothing goes out in the name of an address before it was confirmed', async () => {
    const vault = await seal(1);
    expect(vault).toMatchObject({ mailGoesTo: 'mail', senderConfirmed: false });
    const { rows } = await app.dependencies.database.executeSql(
      "select name from pgboss.job where data->>'userId' = $1 or data->>'vaultId' = $2 order by name",
      [ana.user.id, vault.id],
    );
    expect(rows).toEqual([
      { name: 'auth.confirmation-mail' },
      { name: 'time-vaults.prepare-video' },
    ]);
    clock.set(unlocksAt);
    await sweep();
    expect([smtp.messages.length, await statuses()]).toEqual([0, ['waiting']]);
    expect((await confirmAddress()).status).toBe(204);
    clock.advance(hourMs);
    await sweep();
    expect([smtp.messages.length, await statuses()]).toEqual([1, ['sent']]);
  });

  test('a confirmation is worth nothing when it is made up, or too old', async () => {
    await app.runJob('auth.confirmation-mail', { userId: ana.user.id });
    const token = /confirm-email\/([\w-]+)/.exec(smtp.messages.pop()?.text ?? '')?.[1] ?? '';
    const confirm = (given: string) =>
      app.anonymous('POST', '/api/auth/confirm-email', { token: given });
    for (const bad of ['x', alter(token), `${token.slice(0, -9)}AAAAAAAAA`])
      expect([bad, (await confirm(bad)).status]).toEqual([bad, 404]);
    clock.advance(72 * hourMs);
    expect((await confirm(token)).status).toBe(404);
    clock.advance(-hourMs);
    expect([(await confirm(token)).status, (await confirm(token)).status]).toEqual([204, 204]);
  });

  test('a mail server that is down for a day only delays', async () => {
    await confirmAddress();
    await seal(5);
    clock.set(unlocksAt);
    smtp.setFault('later');
    for (let minutes = 0; minutes < 24 * 60; minutes += 10) {
      await sweep();
      clock.advance(10 * 60_000);
    }
    expect(smtp.messages).toEqual([]);
    expect(new Set(await statuses())).toEqual(new Set(['retrying']));
    smtp.setFault(undefined);
    for (let hours = 0; hours < 3; hours += 1) {
      await sweep();
      clock.advance(hourMs);
    }
    expect(smtp.messages).toHaveLength(5);
    expect(new Set(smtp.messages.map(({ messageId }) => messageId)).size).toBe(5);
    expect(await statuses()).toEqual(Array(5).fill('sent'));
  });

  test('an address that is refused has failed at once, and others do not wait for it', async () => {
    await confirmAddress();
    await seal(1);
    clock.set(unlocksAt);
    smtp.setFault('never');
    await sweep();
    expect(await statuses()).toEqual(['failed']);
    smtp.setFault(undefined);
    clock.advance(hourMs);
    await sweep();
    expect(smtp.messages).toEqual([]);
  });

  test('a worker that died while it sent is followed by another, with the same mail', async () => {
    await confirmAddress();
    await seal(1);
    clock.set(unlocksAt);
    await sweep();
    // As a crash leaves it between the mail server's yes and our note of it.
    await app.dependencies.database.executeSql(
      "update vault_deliveries set status = 'sending', sent_at = null",
      [],
    );
    await sweep();
    expect(smtp.messages).toHaveLength(1);
    clock.advance(hourMs);
    await sweep();
    const [first, second] = smtp.messages;
    expect(second?.messageId).toBe(first?.messageId);
    expect(second?.text).toBe(first?.text);
    expect(await statuses()).toEqual(['sent']);
  });
});

test('beyond the mails of a day deliveries wait, and none is lost', async () => {
  clock.set(sealedAt);
  const app = await openTestApp({ clock, withJobs: true, env: { RATE_LIMIT_SCALE: '0.02' } });
  const ana = await app.signUp();
  const emails = ['a', 'b', 'c'].map((name) => `${name}@family.example`);
  const vault = await sealVault(ana, film, { recipientEmails: JSON.stringify(emails) });
  expect(vault).toMatchObject({ mailGoesTo: 'outbox', senderConfirmed: true });
  clock.set(unlocksAt);
  await app.runJob('time-vaults.deliver');
  const { body } = await ana.call('GET', `/api/users/${ana.user.id}/time-vaults`);
  const [{ deliveries }] = body as [TimeVault];
  expect(deliveries.map(({ status }) => status).toSorted()).toEqual(['sent', 'sent', 'waiting']);
  const outbox = join(app.dataDir, 'outbox');
  const letters = await readdir(outbox);
  expect(letters).toHaveLength(2);
  expect(await readFile(join(outbox, letters[0] ?? ''), 'utf8')).toContain('@family.example');
  await app.close();
});
