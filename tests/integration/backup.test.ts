import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startServer } from '#tests/support/server.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'heartwood-backups-'));
const passphrase = 'the harbour at noon';
let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ env: { BACKUP_PASSPHRASE: passphrase } });
  const answer = await fetch(`${server.url}/api/sample-family`, { method: 'POST' });
  expect(answer.status).toBe(201);
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** Runs `npm run backup`, `verify` or `restore` as an operator would, on a data directory. */
async function run(dataDir: string, args: string[], { input = '', port = '1' } = {}) {
  const child = spawn(process.execPath, ['scripts/backup.ts', ...args], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PORT: port,
      BACKUP_PASSPHRASE: passphrase,
    },
  });
  child.stdin.end(input);
  const code = new Promise<number | null>((end) => child.once('close', end));
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, out, errors };
}

test('an installation is backed up while it runs, checked, and restored elsewhere', async () => {
  const port = new URL(server.url).port;
  const made = await run(server.dataDir, ['backup', '--to', folder], { port });
  expect(made).toMatchObject({ code: 0, errors: '' });
  expect(made.out).toContain('The running Heartwood made the backup');

  const checked = await run(server.dataDir, ['verify', '--from', folder]);
  expect(checked).toMatchObject({ code: 0, errors: '' });
  expect(checked.out).toMatch(/is whole: \d{3} rows/);

  const elsewhere = join(folder, 'elsewhere');
  const restored = await run(elsewhere, ['restore', '--from', folder]);
  expect(restored).toMatchObject({ code: 0, errors: '' });
  const stopped = await run(elsewhere, ['backup', '--to', join(folder, 'again')]);
  const count = /\d+ rows, \d+ files/;
  expect(stopped.out.match(count)?.[0]).toBe(restored.out.match(count)?.[0]);

  const refused = await run(elsewhere, ['restore', '--from', folder]);
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.errors).toMatch(/There is something here already \(\d+ .* Nothing was changed/);
  const replace = ['restore', '--from', folder, '--replace'];
  expect(await run(elsewhere, replace, { input: 'yes\n' })).toMatchObject({
    code: 1,
    errors: 'Nothing was changed.\n',
  });
  expect(await run(elsewhere, replace)).toMatchObject({ code: 1 });
  expect(await run(elsewhere, replace, { input: 'replace\n' })).toMatchObject({ code: 0 });

  const again = await startServer({ dataDir: elsewhere });
  await again.stop();
});

test('a restore into an embedded installation that runs is refused', async () => {
  const refused = await run(server.dataDir, ['restore', '--from', folder, '--replace']);
  expect(refused.code).toBe(1);
  expect(refused.errors).toContain('Another Heartwood is using the data');
});

/** Kills a backup once it has begun; returns where, and what it left. */
async function killHalfway(dataDir: string, attempt: number) {
  const to = join(folder, `killed-${attempt}`);
  const killed = spawn(process.execPath, ['scripts/backup.ts', 'backup', '--to', to], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '1' },
  });
  const ended = new Promise((end) => killed.once('close', end));
  const list = () => readdir(join(to, 'snapshots')).catch(() => []);
  while ((await list()).length === 0 && killed.exitCode === null) await setImmediate();
  killed.kill('SIGKILL');
  await ended;
  return { to, list, left: await list() };
}

test('what is killed while it makes a backup leaves none, and the next run clears it away', async () => {
  const elsewhere = join(folder, 'elsewhere');
  const isPartial = (name: string) => name.endsWith('.partial');
  let killed = await killHalfway(elsewhere, 0);
  // A backup that was done before it was killed says nothing.
  for (let attempt = 1; attempt < 5 && !killed.left.some(isPartial); attempt += 1)
    killed = await killHalfway(elsewhere, attempt);
  const { to, list, left } = killed;
  expect(left).toEqual([expect.stringMatching(/\.partial$/)]);
  const checked = await run(elsewhere, ['verify', '--from', to]);
  expect(checked.errors).toContain('There is no complete backup');
  expect(await run(elsewhere, ['backup', '--to', to])).toMatchObject({ code: 0 });
  expect(await list()).toEqual([expect.stringMatching(/^[\d-]{19}$/)]);
});
