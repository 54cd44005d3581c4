import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { systemClock } from '#server/platform/clock/clock.ts';
import { createDiskStorage } from '#server/platform/storage/disk-storage.ts';
import { copyDatabaseTemplate } from '#tests/support/database-embedded.ts';
import { signUpAt } from '#tests/support/http-caller.ts';
import { readMediaFile } from '#tests/support/media-files.ts';
import { startServer } from '#tests/support/server.ts';
import { encodeForm } from '#tests/support/vault-sealing.ts';

const until = (check: () => unknown) => vi.waitFor(check, { timeout: 90_000, interval: 50 });

test('a server killed in the middle of an upload leaves neither a vault nor a file, once it is started again', {
  timeout: 240_000,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'heartwood-killed-upload-'));
  await copyDatabaseTemplate(dataDir);
  const folder = join(dataDir, 'files/vaults');
  async function bytesStored() {
    const names = await readdir(folder, { recursive: true }).catch(() => []);
    const found = await Promise.all(names.map((name) => stat(join(folder, name))));
    return found.filter((one) => one.isFile()).reduce((sum, { size }) => sum + size, 0);
  }

  const first = await startServer({ dataDir });
  const ana = await signUpAt(first.url);
  const film = await readMediaFile('phone.mp4');
  const { payload, headers } = await encodeForm({
    video: { name: 'film.mp4', bytes: Buffer.concat([film, Buffer.alloc(8_000_000, 7)]) },
    title: 'For Rosa',
    unlockMonths: '1',
    userId: ana.user.id,
  });
  const sent = request(`${first.url}/api/time-vaults`, {
    method: 'POST',
    headers: { ...headers, cookie: ana.cookie, 'content-length': payload.length },
  });
  sent.on('error', () => {});
  sent.write(payload.subarray(0, 6_000_000));
  await until(async () => expect(await bytesStored()).toBeGreaterThan(1_000_000));
  await first.kill('SIGKILL');
  // As if it had been killed a moment later: the file whole, its row not yet written.
  const storage = createDiskStorage({
    folder: join(dataDir, 'files'),
    uploadUrl: 'http://localhost',
    secret: 'unused',
    clock: systemClock,
  });
  const whole = { contentType: 'video/mp4', maxBytes: film.length };
  await storage.put(`vaults/${randomUUID()}/original.mp4`, film, whole);
  const work = join(dataDir, 'work');
  await mkdir(join(work, 'work-cut-off'), { recursive: true });

  const second = await startServer({ dataDir });
  const { body } = await ana.at(second.url).call('GET', `/api/users/${ana.user.id}/time-vaults`);
  expect(body).toEqual([]);
  await until(async () => expect([await bytesStored(), await readdir(work)]).toEqual([0, []]));
  await second.stop();
  await rm(dataDir, { recursive: true });
});
