import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartupError } from '#server/platform/errors/startup-error.ts';
import { loadSecretKey } from './secret-key.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'heartwood-key-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const refusal = (dataDir: string) => loadSecretKey(dataDir).catch((error: unknown) => error);

test('a key is made once, for its owner only', async () => {
  const key = await loadSecretKey(folder);
  expect(key.length).toBeGreaterThanOrEqual(32);
  expect(await loadSecretKey(folder)).toBe(key);
  expect((await stat(path.join(folder, 'secret.key'))).mode & 0o777).toBe(0o600);
});

test('a folder that nothing can be kept in is said in words, with what to do', async () => {
  const file = path.join(folder, 'a-file');
  await writeFile(file, '');
  for (const dataDir of [file, path.join(file, 'below')]) {
    const error = await refusal(dataDir);
    expect(error).toBeInstanceOf(StartupError);
    expect(String(error)).toMatch(/cannot keep its data in .*a-file.*set DATA_DIR/);
  }
});

test('a damaged key is said in words, with what to do', async () => {
  await writeFile(path.join(folder, 'secret.key'), 'short');
  const error = await refusal(folder);
  expect(error).toBeInstanceOf(StartupError);
  expect(String(error)).toMatch(/secret\.key is damaged\. Delete it/);
});
