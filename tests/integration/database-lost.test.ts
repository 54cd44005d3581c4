import { expect, test } from 'vitest';
import { createDataDir } from '#tests/support/database-folder.ts';
import { startServer } from '#tests/support/server.ts';

const preload = new URL('../support/end-worker-thread.ts', import.meta.url);

test('a server whose embedded database dies ends and says so, and starts again on its data', {
  timeout: 180_000,
}, async () => {
  const { dataDir, remove } = await createDataDir('migrated');
  try {
    const server = await startServer({
      dataDir,
      env: { NODE_OPTIONS: `--import=${preload.href}` },
    });
    expect(await server.kill('SIGUSR2')).toMatchObject({ code: 1 });
    expect(server.logs()).toContain('its embedded database stopped');
    const again = await startServer({ dataDir });
    await again.stop();
  } finally {
    await remove();
  }
});
