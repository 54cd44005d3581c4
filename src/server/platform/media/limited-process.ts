import { type ChildProcess, spawn } from 'node:child_process';
import { constants, getPriority, setPriority } from 'node:os';
import { findProgram } from './find-program.ts';
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

/**
 * Runs a program that reads what strangers sent: niced, with little of our environment, and killed when it takes
 * too long, when the signal is given, and when this server dies, were it by kill -9.
 */
export async function runLimited(start: Start): Promise<Ended> {
  const { program, args, cwd, signal, timeoutMs } = start;
  signal?.throwIfAborted();
  const [command = program, ...before] = [...(await wrapping(start)), program];
  signal?.throwIfAborted();
  const child = spawn(command, [...before, ...args], {
    cwd,
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
  });
  running.add(child);
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    child.kill('SIGKILL');
  }, timeoutMs);
  const onAbort = () => child.kill('SIGKILL');
  signal?.addEventListener('abort', onAbort, { once: true });
  try {
    const ended = await whenEnded(child, start.onLine);
    signal?.throwIfAborted();
    if (timedOut) throw new MediaError('timed-out', `It took more than ${timeoutMs / 1000} s.`);
    return ended;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
    running.delete(child);
  }
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

function whenEnded(child: ChildProcess, onLine?: (line: string) => void): Promise<Ended> {
  const read = { stdout: '', stderr: '' };
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
  return new Promise((resolve, reject) => {
    child.once('spawn', () => lower(child.pid));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, ...read }));
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
