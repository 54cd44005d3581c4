import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDataDir } from '#tests/support/database-folder.ts';
import { createEmptyPostgresDatabase } from '#tests/support/database-postgres.ts';

const script = fileURLToPath(
  new URL('../../../../tests/support/job-worker-process.ts', import.meta.url),
);
const clusterUrl = process.env.TEST_DATABASE_URL;

const children: ChildProcess[] = [];
const cleanUps: Array<() => Promise<void>> = [];
let dataDir = '';
let databaseUrl = '';

beforeEach(async () => {
  if (clusterUrl) {
    const { url, drop } = await createEmptyPostgresDatabase(clusterUrl);
    databaseUrl = url;
    cleanUps.push(drop);
  } else {
    const folder = await createDataDir('migrated');
    dataDir = folder.dataDir;
    cleanUps.push(folder.remove);
  }
});
afterEach(async () => {
  for (const child of children.splice(0)) await kill(child);
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

async function kill(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** A worker in a process of its own, once it is at work. */
async function startWorker(send = '') {
  const child = spawn(process.execPath, [script, dataDir, databaseUrl, send], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const lines: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => lines.push(...chunk.toString().trim().split('\n')));
  await vi.waitFor(() => expect(lines).toContain('working'), { timeout: 60_000, interval: 50 });
  return { child, lines };
}

const until = (check: () => void) => vi.waitFor(check, { timeout: 60_000, interval: 100 });

test('a job whose worker is killed is run again by another, and only once', {
  timeout: 180_000,
}, async () => {
  const first = await startWorker('the net');
  await until(() => expect(first.lines).toContain('run 1 of the net'));
  // Only one process may have an embedded database: there the next one comes after the first.
  const others = clusterUrl ? [await startWorker(), await startWorker()] : [];
  await kill(first.child);
  if (!clusterUrl) others.push(await startWorker());

  const runs = () => others.flatMap(({ lines }) => lines).filter((line) => line.startsWith('run'));
  await until(() => expect(runs()).toEqual(['run 2 of the net']));
});
