// A process of its own for `uploads.ts`: Heartwood and a bare file server beside it, so that both meet the same machine.
import { createReadStream, createWriteStream } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createSettableClock } from '#server/platform/clock/settable-clock.ts';
import { openTestApp } from '#tests/support/test-app.ts';

const clock = createSettableClock(new Date());
const app = await openTestApp({ clock, withJobs: true });
const file = join(app.dataDir, 'bare');

const bare = createServer(async (request, response) => {
  if (request.method === 'POST') {
    await pipeline(request, createWriteStream(file));
    response.end();
    return;
  }
  const [, start, end] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? [];
  await pipeline(createReadStream(file, { start: Number(start), end: Number(end) }), response);
});
await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
const ours = await app.app.listen({ port: 0, host: '127.0.0.1' });
const caller = await app.signUp();

process.on('message', async (order) => {
  if (order === 'next-year') clock.advance(366 * 24 * 60 * 60 * 1000);
  if (order === 'work') await app.dependencies.jobs.work();
  if (order === 'end') {
    bare.close();
    await app.close();
    process.disconnect();
    return;
  }
  process.send?.('done');
});
process.send?.({
  ours,
  bare: `http://127.0.0.1:${(bare.address() as AddressInfo).port}`,
  cookie: caller.cookie,
  userId: caller.user.id,
  filesFolder: join(app.dataDir, 'files'),
});
