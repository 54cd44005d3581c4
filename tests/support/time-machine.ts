import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RunningServer, type ServerOptions, startServer } from './server.ts';

/** A server that starts again on another day, at the same address and with what it had. */
export interface TimeMachine extends RunningServer {
  /** Ends the server and starts it so many milliseconds ahead of the machine's clock. */
  travel(aheadMs: number): Promise<void>;
}

const preload = `--import=${join(import.meta.dirname, 'moved-clock.ts')}`;

export async function startTimeMachine({
  port,
  env,
}: Required<Pick<ServerOptions, 'port' | 'env'>>): Promise<TimeMachine> {
  const first = await startServer({ port, env });
  const { url, dataDir } = first;
  let running = first;
  return {
    url,
    dataDir,
    get pid() {
      return running.pid;
    },
    kill: (signal) => running.kill(signal),
    logs: () => running.logs(),
    async travel(aheadMs) {
      await running.kill('SIGTERM');
      await confirmClock(dataDir, aheadMs);
      const moved = { NODE_OPTIONS: preload, CLOCK_AHEAD_MS: String(aheadMs) };
      running = await startServer({ port, dataDir, env: { ...env, ...moved } });
    },
    async stop() {
      await running.stop();
      // The data directory belongs to the first.
      await first.stop();
    },
  };
}

/** Says, as an operator would, that a clock which went ahead is right: else nothing is delivered by it. */
async function confirmClock(dataDir: string, aheadMs: number) {
  const file = join(dataDir, 'clock-confirmed');
  const moved = new Date(Date.now() + aheadMs);
  await writeFile(file, '');
  await utimes(file, moved, moved);
}
