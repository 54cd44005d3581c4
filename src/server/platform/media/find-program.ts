import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, isAbsolute, join } from 'node:path';

const endings = process.platform === 'win32' ? ['.exe', ''] : [''];

/** The path of a program by its name, or of one named by its path; undefined where it cannot be run. */
export async function findProgram(name: string): Promise<string | undefined> {
  const folders = isAbsolute(name) ? [''] : (process.env.PATH ?? '').split(delimiter);
  for (const folder of folders) {
    for (const ending of endings) {
      const path = folder ? join(folder, name + ending) : name + ending;
      if (await isRunnable(path)) return path;
    }
  }
  return undefined;
}

async function isRunnable(path: string) {
  try {
    await access(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
