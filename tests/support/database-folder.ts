import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyDatabaseTemplate } from './database-embedded.ts';

/** A temporary data directory: empty, or already holding a migrated embedded database. */
export async function createDataDir(content: 'empty' | 'migrated') {
  const dataDir = await mkdtemp(join(tmpdir(), 'heartwood-database-'));
  if (content === 'migrated') await copyDatabaseTemplate(dataDir);
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}
