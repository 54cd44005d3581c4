import { type ChildProcess, spawn } from 'node:child_process';
import { constants, getPriority, setPriority } from 'node:os';
import which from 'which';
import { MediaError } from './media-error.ts';

export interface ProcessLimits {
  timeoutMs: number;
  /** Of its address space, where the machine has `prlimit`. */
  memoryBytes: number;
}

interface Start extends ProcessLimits {
  program: string;
  args: string[];
  cwd?: string;
  signal?: AbortSignal;
  onLine?(line: string): void;
}

export interface Ended {
  code: number | null;
  stdout: string;
  /** The last of what it complained about. */
  stderr: string;
}

const keptBytes = 1024 * 1024;
/** How far behind this server it stands where the processor is wanted; 19 is last of all. */
const stepsBehind = 10;
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** The path of a program by its name or path; undefined where it cannot be run. */
export const findProgram = async (name: string): Promise<string | undefined> =>
  (await which(name, { nothrow: true })) ?? undefined;

/**
 * Runs a program on untrusted input: niced, with a minimal environment, and killed when it takes too long, when
 * `signal` aborts, and when this server dies, even by kill -9.
 * @throws MediaError 'timed-out', or the signal's reason.
 */
export async function runLimited(start: Start): Promise<Ended> {
  const { program, args, cwd, signal, timeoutMs } = start;
  signal?.throwIfAborted();
  const [command = program, ...before] = [...(await wrapping(start)), program];
  signal?.throwIfAborted();
  const timeout = AbortSignal.timeout(timeoutMs);
  const child = spawn(command, [...before, ...args], {
    cwd,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    killSignal: 'SIGKILL',
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
  });
  running.add(child);
  const ended = await whenEnded(child, start.onLine).finally(() => running.delete(child));
  signal?.throwIfAborted();
  if (timeout.aborted)
    throw new MediaError('timed-out', `It took more than ${timeoutMs / 1000} s.`);
  if (ended instanceof Error) throw ended;
  return ended;
}

/** Each of these replaces itself by the next, so that the process we started is the program in the end. */
async function wrapping({ memoryBytes, timeoutMs }: ProcessLimits): Promise<string[]> {
  const [setpriv, prlimit] = await Promise.all([findProgram('setpriv'), findProgram('prlimit')]);
  const cpuSeconds = Math.ceil((timeoutMs / 1000) * 8);
  return [
    ...(setpriv ? [setpriv, '--pdeathsig', 'KILL'] : []),
    ...(prlimit ? [prlimit, `--as=${memoryBytes}`, `--cpu=${cpuSeconds}`, '--core=0'] : []),
  ];
}

/** Resolves once the process is gone and its output was read; with the error where it did not start or was aborted. */
function whenEnded(child: ChildProcess, onLine?: (line: string) => void): Promise<Ended | Error> {
  const read = { stdout: '', stderr: '' };
  let failure: Error | undefined;
  let line = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    if (!onLine) {
      read.stdout = (read.stdout + text).slice(0, keptBytes);
      return;
    }
    const lines = (line + text).split('\n');
    line = lines.pop() ?? '';
    for (const whole of lines) onLine(whole);
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    read.stderr = (read.stderr + text).slice(-keptBytes);
  });
  child.once('spawn', () => lower(child.pid));
  child.on('error', (error) => {
    failure ??= error;
  });
  return new Promise((resolve) => {
    child.once('close', (code) => resolve(failure ?? { code, ...read }));
  });
}

function lower(pid: number | undefined) {
  try {
    if (pid)
      setPriority(pid, Math.min(constants.priority.PRIORITY_LOW, getPriority() + stepsBehind));
  } catch {
    // It has ended already.
  }
}
