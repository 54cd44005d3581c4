import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runLimited } from './limited-process.ts';
import { removeStaleFolders, withTemporaryFolder } from './temporary-folder.ts';

const limits = { timeoutMs: 20_000, memoryBytes: 8 * 2 ** 30 };
const node = (script: string) => ({
  program: process.execPath,
  args: ['--eval', script],
  ...limits,
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heartwood-process-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('runs behind the server and knows none of its secrets', async () => {
  process.env.HEARTWOOD_TEST_SECRET = 'secret';
  const script =
    "console.log(JSON.stringify([os.getPriority(), process.env.HEARTWOOD_TEST_SECRET ?? 'none']))";
  const { stdout } = await runLimited(node(`setTimeout(() => ${script}, 100)`));
  delete process.env.HEARTWOOD_TEST_SECRET;
  expect(JSON.parse(stdout)).toEqual([Math.min(19, getPriority() + 10), 'none']);
});

it('dies with a server that is killed by kill -9', async () => {
  const file = join(folder, 'beats');
  const beating = `setInterval(() => fs.appendFileSync(${JSON.stringify(file)}, '.'), 20)`;
  const server = spawn(process.execPath, [
    '--input-type=module-typescript',
    '--eval',
    `
    import { runLimited } from '#server/platform/media/limited-process.ts';
    await runLimited(${JSON.stringify(node(beating))});
  `,
  ]);
  await expect.poll(() => sizeOf(file), { timeout: 10_000 }).toBeGreaterThan(2);
  server.kill('SIGKILL');
  await once(server, 'exit');
  await pause(200);
  const size = await sizeOf(file);
  await pause(300);
  expect(await sizeOf(file)).toBe(size);
});

it('removes the folder of a piece of work that failed', async () => {
  const work = withTemporaryFolder(folder, async (own) => {
    await writeFile(join(own, 'half'), 'x');
    throw new Error('no good');
  });
  await expect(work).rejects.toThrow('no good');
  expect(await readdir(folder)).toEqual([]);
});

it('clears away old folders that a crash left, and no others', async () => {
  await withTemporaryFolder(folder, async (own) => {
    expect(await removeStaleFolders(folder, new Date(Date.now() - 3_600_000))).toBe(0);
    await utimes(own, new Date(0), new Date(0));
    expect(await removeStaleFolders(folder, new Date(Date.now() - 3_600_000))).toBe(1);
  });
});

const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );
