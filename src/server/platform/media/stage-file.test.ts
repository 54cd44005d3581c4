import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { storageDrivers } from '#tests/support/storage-drivers.ts';
import { stageFile, withTemporaryFolder } from './temporary-folder.ts';

it.each(storageDrivers)('puts a copy from $name where ffmpeg can seek in it', async ({ start }) => {
  const driver = await start();
  const parent = await mkdtemp(join(tmpdir(), 'heartwood-stage-'));
  const data = Buffer.alloc(200_000, 'film');
  await driver.storage.put('film', data, { contentType: 'video/mp4', maxBytes: data.length });
  await withTemporaryFolder(parent, async (folder) => {
    await stageFile(driver.storage, 'film', join(folder, 'film.mp4'));
    expect((await readFile(join(folder, 'film.mp4'))).equals(data)).toBe(true);
    const nothing = stageFile(driver.storage, 'nothing', join(folder, 'nothing.mp4'));
    await expect(nothing).rejects.toMatchObject({ fault: 'not-found' });
  });
  await driver.close();
  await rm(parent, { recursive: true });
});
