import { PGlite } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import type { NodeFS } from '@electric-sql/pglite/nodefs';
import { StartupError } from '#server/platform/errors/startup-error.ts';
import { DurableNodeFs, type FileActivity } from './observe-file-system.ts';

const BYTEA_OID = 17;
const INT8_OID = 20;

const NOT_DURABLE_MESSAGE =
  'Heartwood did not start: the embedded database cannot prove that what it saves survives a power cut ' +
  '(a test write was not synced to the disk). Nothing was changed. ' +
  'Set DATABASE_URL to a PostgreSQL server, or keep DATA_DIR on a disk that can sync files.';

const SETTINGS = {
  search_path: 'public',
  exit_on_error: 'false',
  log_checkpoints: 'false',
  max_worker_processes: '0',
  max_parallel_workers: '0',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  io_method: 'sync',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  wal_sync_method: 'fsync',
};

// PGlite's own start parameters hold `-F`, which turns fsync off; these are the same without it.
const START_PARAMETERS = [
  '--single',
  '-O',
  '-j',
  ...Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
];

interface DurablePgliteOptions {
  directory: string;
  /** Called for each write, sync and change of the database's files, in order. */
  onFileActivity?: (activity: FileActivity) => void;
  /** Another file system in the place of the durable one: the proof below must then refuse it. */
  createFileSystem?: (
    directory: string,
    onFileActivity: (activity: FileActivity) => void,
  ) => NodeFS;
}

/** Opens (and on first use creates) a PGlite database whose commits were proven to reach the disk. */
export async function openDurablePglite({
  directory,
  onFileActivity,
  createFileSystem = (root, observe) => new DurableNodeFs(root, observe),
}: DurablePgliteOptions): Promise<PGlite> {
  let walSyncs = 0;
  const observe = (activity: FileActivity) => {
    if (activity.kind === 'sync' && activity.path.includes('/pg_wal/')) walSyncs += 1;
    onFileActivity?.(activity);
  };
  const pglite = await PGlite.create({
    fs: createFileSystem(directory, observe),
    startParams: START_PARAMETERS,
    extensions: { unaccent, pg_trgm, fuzzystrmatch },
    parsers: {
      // Like the pg driver: bigint as text.
      [INT8_OID]: (value: string) => value,
      // PGlite's own takes a call for each byte.
      [BYTEA_OID]: (value: string) => Uint8Array.from(Buffer.from(value.slice(2), 'hex')),
    },
  });
  try {
    const before = walSyncs;
    // A transactional WAL record: a real commit that leaves nothing in any table.
    await pglite.query("select pg_logical_emit_message(true, 'heartwood', 'durability proof')");
    if (walSyncs === before) throw new StartupError(NOT_DURABLE_MESSAGE);
    return pglite;
  } catch (error) {
    await pglite.close();
    throw error;
  }
}
