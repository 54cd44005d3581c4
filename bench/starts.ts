import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '#tests/support/server.ts';
import { type BenchRow, compare } from './row.ts';

const turns = 5;

/** From nothing to `/readyz`: on an empty data directory, and again on one that is there. */
export async function measureStarts(): Promise<BenchRow[]> {
  const used = await startServer();
  await used.kill('SIGTERM');
  const floorName = 'node -e 0';
  const floor = async () => {
    await once(spawn(process.execPath, ['-e', '0']), 'close');
  };
  const rows: BenchRow[] = [];
  for (const [name, folder] of [
    ['first start to /readyz', () => mkdtemp(path.join(tmpdir(), 'heartwood-bench-'))],
    ['warm start to /readyz', async () => used.dataDir],
  ] as const) {
    const opened: { dataDir: string; kill(signal: 'SIGTERM'): Promise<unknown> }[] = [];
    rows.push(
      await compare({
        name,
        floorName,
        turns,
        warmUp: 0,
        prepare: () => opened.at(-1)?.kill('SIGTERM'),
        figure: async () => {
          opened.push(await startServer({ dataDir: await folder() }));
        },
        floor,
      }),
    );
    await opened.at(-1)?.kill('SIGTERM');
    for (const { dataDir } of opened)
      if (dataDir !== used.dataDir) await rm(dataDir, { recursive: true, force: true });
  }
  await rm(used.dataDir, { recursive: true, force: true });
  return rows;
}
