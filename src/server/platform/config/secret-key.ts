import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartupError, unwritableDataDir } from '#server/platform/errors/startup-error.ts';

/** The key that signs sessions and addresses: the configured one, else one made once in the data directory. */
export async function loadSecretKey(dataDir: string, configured?: string): Promise<string> {
  if (configured) return configured;
  const file = path.join(dataDir, 'secret.key');
  await makeOnce(dataDir, file).catch((cause: unknown) => {
    throw unwritableDataDir(dataDir, cause);
  });
  const key = (await readFile(file, 'utf8')).trim();
  if (key.length < 32)
    throw new StartupError(
      `${file} is damaged. Delete it and start again; everyone signs in anew.`,
    );
  return key;
}

async function makeOnce(dataDir: string, file: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  try {
    // 'wx' refuses an existing file, so that a key in use is never replaced.
    await writeFile(file, randomBytes(32).toString('base64url'), {
      mode: 0o600,
      flag: 'wx',
      flush: true,
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
