import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from './free-port.ts';
import { findPostgresBinaries } from './postgres-cluster-binaries.ts';
import type { KeeperTask } from './postgres-cluster-keeper.ts';
import { findUnprivilegedUser } from './postgres-cluster-user.ts';

export interface PostgresCluster {
  /** Of a database that a superuser may log in to without a password. */
  url: string;
  stop(): Promise<void>;
}

const KEEPER = fileURLToPath(new URL('./postgres-cluster-keeper.ts', import.meta.url));

/**
 * Starts a throwaway PostgreSQL, or answers undefined where its server is not installed.
 *
 * @param isDurable whether it syncs what is committed, as a server in use does; tests need not wait for that
 */
export async function startPostgresCluster({
  isDurable = false,
} = {}): Promise<PostgresCluster | undefined> {
  const binaries = await findPostgresBinaries();
  if (!binaries) return undefined;
  const user = findUnprivilegedUser();
  const folder = await mkdtemp(join(tmpdir(), 'heartwood-postgres-'));
  await chmod(folder, 0o700);
  if (user) await chown(folder, user.uid, user.gid);

  const port = await findFreePort();
  // The keeper is a process of its own, so that the cluster also goes when this process is killed.
  const task: KeeperTask = { binaries, folder, port, isDurable, user };
  const keeper = spawn(process.execPath, [KEEPER, JSON.stringify(task)], {
    cwd: folder,
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' },
  });
  const exited = once(keeper, 'exit');
  const isReady = await Promise.race([
    once(keeper.stdout, 'data').then(() => true),
    exited.then(() => false),
  ]);
  if (!isReady) throw new Error('The throwaway PostgreSQL did not start; its reasons are above.');
  keeper.unref();
  return {
    url: `postgres://heartwood@127.0.0.1:${port}/postgres`,
    async stop() {
      keeper.ref();
      keeper.stdin.end();
      await exited;
    },
  };
}
