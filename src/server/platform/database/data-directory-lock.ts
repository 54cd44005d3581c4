import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError, unwritableDataDir } from '#server/platform/errors/startup-error.ts';

// SQLite's own file lock is the one exclusive lock of the operating system that Node can reach without
// a native module. It ends with the process, so a killed server never leaves it behind. No other code
// may open this file: closing any second handle of it in the same process would drop the lock.
const LOCK_FILE = 'heartwood.lock';
const HOLDER_FILE = 'heartwood.lock.json';
const SQLITE_BUSY = 5;

interface Holder {
  pid: number;
  startedAt: string;
}

interface DataDirectoryLock {
  release(): void;
}

/** Takes `dataDir` for this process alone, or throws an error that names the process that has it. */
export function lockDataDirectory(dataDir: string): DataDirectoryLock {
  const lock = openLockFile(dataDir);
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (isBusy(error)) throw new StartupError(inUseMessage(dataDir));
    throw unwritableDataDir(dataDir, error);
  }
  const holder: Holder = { pid: process.pid, startedAt: new Date().toISOString() };
  const holderFile = join(dataDir, HOLDER_FILE);
  writeFileSync(holderFile, JSON.stringify(holder), { mode: 0o600 });
  return {
    release() {
      if (!lock.isOpen) return;
      rmSync(holderFile, { force: true });
      lock.close();
    },
  };
}

function openLockFile(dataDir: string): DatabaseSync {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return new DatabaseSync(join(dataDir, LOCK_FILE), { timeout: 0 });
  } catch (error) {
    throw unwritableDataDir(dataDir, error);
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

function inUseMessage(dataDir: string): string {
  return (
    `Another Heartwood is using the data in ${resolve(dataDir)}${describeHolder(dataDir)}. ` +
    'Nothing was changed. Use that one, stop it first, or start this one with another DATA_DIR.'
  );
}

function describeHolder(dataDir: string): string {
  try {
    const holder: Holder = JSON.parse(readFileSync(join(dataDir, HOLDER_FILE), 'utf8'));
    return ` (process ${holder.pid}, started ${holder.startedAt})`;
  } catch {
    return '';
  }
}
