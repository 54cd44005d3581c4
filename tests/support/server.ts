import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { copyDatabaseTemplate } from './database-embedded.ts';
import { findFreePort } from './free-port.ts';

const root = resolve(import.meta.dirname, '../..');

export interface RunningServer {
  /** Its address, without a slash at the end. */
  url: string;
  dataDir: string;
  pid: number;
  /** Sends the signal and waits until the process is gone; the data stays. */
  kill(signal: NodeJS.Signals): Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Ends it in good order and removes the data directory, if it was made here. */
  stop(): Promise<void>;
  /** All that it has written so far, standard output and errors together. */
  logs(): string;
}

export interface ServerOptions {
  /** Settings on top of the tests' own; the settings of the shell are not passed on. */
  env?: Record<string, string>;
  /** An existing data directory, to start again on what an earlier server left. */
  dataDir?: string;
  /** A free one, unless it must be the one of an earlier server. */
  port?: number;
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function waitUntilReady(url: string, child: ChildProcess, logs: () => string): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (!hasEnded(child) && Date.now() < deadline) {
    const response = await fetch(`${url}/readyz`).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) return;
    await sleep(100);
  }
  child.kill('SIGKILL');
  throw new Error(`The server did not become ready at ${url}. It wrote:\n${logs()}`);
}

/** A data directory of its own, for an embedded database filled from the template: creating one takes seconds. */
async function createDataDir(isEmbedded: boolean): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'heartwood-server-'));
  if (isEmbedded) await copyDatabaseTemplate(dataDir);
  return dataDir;
}

/** Starts the real server as a process of its own and waits until it is ready to serve. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const port = options.port ?? (await findFreePort());
  const url = `http://127.0.0.1:${port}`;
  const dataDir = options.dataDir ?? (await createDataDir(options.env?.DATABASE_URL === undefined));
  // To make the database's machine code better costs more than it saves a server that lives for minutes.
  const child = spawn(process.execPath, ['--liftoff-only', 'src/server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      RATE_LIMIT_SCALE: '0',
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
      ...options.env,
    },
  });
  let written = '';
  const keep = (chunk: Buffer) => {
    written += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const closed = once(child, 'close');
  const logs = () => written;

  async function kill(signal: NodeJS.Signals) {
    if (!hasEnded(child)) child.kill(signal);
    await closed;
    return { code: child.exitCode, signal: child.signalCode };
  }

  async function stop() {
    const timeout = setTimeout(() => child.kill('SIGKILL'), 20_000);
    await kill('SIGTERM');
    clearTimeout(timeout);
    if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
  }

  await waitUntilReady(url, child, logs);
  return { url, dataDir, pid: child.pid ?? 0, kill, stop, logs };
}
