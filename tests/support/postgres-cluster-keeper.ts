import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

export interface KeeperTask {
  binaries: string;
  folder: string;
  port: number;
  /** Whether what is committed is on the disk, as on a server in use. */
  isDurable: boolean;
  /** Whom PostgreSQL runs as. */
  user?: { uid: number; gid: number } | undefined;
}

// Runs one throwaway cluster for as long as standard input stays open: the system closes it when the
// parent ends in any way, be it by SIGKILL.
const { binaries, folder, port, isDurable, user }: KeeperTask = JSON.parse(process.argv[2] ?? '{}');
const data = join(folder, 'data');
const START_LIMIT_MS = 60_000;
const SETTINGS = {
  port,
  listen_addresses: '127.0.0.1',
  unix_socket_directories: folder,
  // Only speed matters: this cluster is never restarted.
  ...(!isDurable && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
};

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

let server: ReturnType<typeof spawn> | undefined;
try {
  const initdb = ['-D', data, '-U', 'heartwood', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  execFileSync(join(binaries, 'initdb'), initdb, {
    ...user,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  server = spawn(join(binaries, 'postgres'), ['-D', data, ...settings], {
    ...user,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(server, 'exit');
  await startedServing(server);
  process.stdout.write('ready\n');
  process.stdin.resume();
  await Promise.race([once(process.stdin, 'close'), ended]);
  server.kill('SIGQUIT');
  await ended;
} catch (error) {
  server?.kill('SIGQUIT');
  process.stderr.write(`${error}\n`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function startedServing({ stderr }: ReturnType<typeof spawn>): Promise<void> {
  let log = '';
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(() => reject(new Error(log)), START_LIMIT_MS);
  stderr?.on('data', (chunk) => {
    log = (log + chunk).slice(-4_000);
    if (log.includes('ready to accept connections')) resolve();
  });
  stderr?.on('end', () => reject(new Error(log)));
  await promise.finally(() => clearTimeout(timer));
}
