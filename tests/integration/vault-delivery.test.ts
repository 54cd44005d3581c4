import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { signUpAt } from '#tests/support/http-caller.ts';
import { readMediaFile } from '#tests/support/media-files.ts';
import { type PostgresCluster, startPostgresCluster } from '#tests/support/postgres-cluster.ts';
import { findPostgresBinaries } from '#tests/support/postgres-cluster-binaries.ts';
import { startSmtp, type TestSmtp } from '#tests/support/smtp.ts';
import { openTopology, type Topology } from '#tests/support/topology.ts';
import { encodeForm } from '#tests/support/vault-sealing.ts';

const binaries = await findPostgresBinaries();
if (!binaries)
  process.stderr.write(
    'NOT PROVEN: mails of vaults over several workers. No PostgreSQL is installed here.\n',
  );

const until = (check: () => unknown) => vi.waitFor(check, { timeout: 90_000, interval: 50 });
const recipients = Array.from({ length: 20 }, (_, index) => `recipient${index}@family.example`);

describe.skipIf(!binaries)('mails of a vault, with two workers', { timeout: 240_000 }, () => {
  let cluster: PostgresCluster | undefined;
  let topology: Topology;
  let smtp: TestSmtp;

  beforeAll(async () => {
    cluster = await startPostgresCluster();
    if (!cluster) throw new Error('PostgreSQL is installed but did not start.');
    // Slow enough that a worker can be stopped in the middle.
    smtp = await startSmtp({ answerMs: 200 });
    topology = await openTopology(cluster, { SMTP_URL: smtp.url });
  }, 240_000);
  afterAll(async () => {
    await topology?.close();
    await smtp?.close();
    await cluster?.stop();
  }, 60_000);

  test('reach each recipient once, though a worker is stopped and another started meanwhile', async () => {
    const web = await topology.start('web');
    const ana = await signUpAt(web.url);
    const { payload, headers } = await encodeForm({
      video: { name: 'film.mp4', bytes: await readMediaFile('silent.mp4') },
      title: 'For all of you',
      unlockYears: '1',
      recipientEmails: JSON.stringify(recipients),
      userId: ana.user.id,
    });
    const sealed = await fetch(`${web.url}/api/time-vaults`, {
      method: 'POST',
      headers: { ...headers, cookie: ana.cookie },
      body: new Uint8Array(payload),
    });
    expect(sealed.status).toBe(201);

    // The day comes: the year is taken out of the rows, since the processes live by the real clock.
    const client = new pg.Client({ connectionString: topology.databaseUrl });
    await client.connect();
    await client.query('update users set email_verified = true');
    await client.query('update time_vaults set unlock_date = now()');
    await client.query('update vault_deliveries set due_at = now()');

    const workers = await Promise.all([topology.start('worker'), topology.start('worker')]);
    await until(() => expect(smtp.messages.length).toBeGreaterThan(2));
    expect(smtp.messages.length).toBeLessThan(20);
    expect(await workers[0]?.kill('SIGTERM')).toMatchObject({ code: 0 });
    const heir = await topology.start('worker');
    expect(await workers[1]?.kill('SIGTERM')).toMatchObject({ code: 0 });
    await until(async () => {
      const { rows } = await client.query("select 1 from vault_deliveries where status = 'sent'");
      expect(rows).toHaveLength(20);
    });
    await client.end();
    const mails = smtp.messages.filter(({ subject }) => subject?.includes('video message'));
    expect(mails.flatMap((mail) => mail.recipients).toSorted()).toEqual(recipients.toSorted());

    const token = /\/vault\/([\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
    const seen = await fetch(`${web.url}/api/vault-links/${token}`);
    expect([seen.status, ((await seen.json()) as { senderName: string }).senderName]).toEqual([
      200,
      'Ana',
    ]);
    await fetch(`${web.url}/vault/${token}`, { headers: { accept: 'text/html' } });
    await fetch(`${web.url}/api/vault-links/${token}/video`).then((one) => one.arrayBuffer());
    await fetch(`${web.url}/api/vault-links/${token}/nothing`).then((one) => one.text());
    await until(() => expect(web.logs()).toContain('/api/vault-links/:token/video'));
    for (const server of [web, ...workers, heir]) expect(server.logs()).not.toContain(token);
  });
});
