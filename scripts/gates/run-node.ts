import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

const twentyMinutes = 20 * 60_000;

/** Runs a script with this Node, from the root, its output going straight through. True: it exited with 0. */
export async function runNode(
  args: string[],
  env: Record<string, string | undefined> = {},
): Promise<boolean> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    timeout: twentyMinutes,
  });
  // Ctrl-C reaches the whole group by itself; a signal to this process alone must be handed on.
  const hangUp = () => child.kill('SIGTERM');
  process.once('SIGTERM', hangUp);
  const [code] = await once(child, 'close');
  process.off('SIGTERM', hangUp);
  return code === 0;
}
