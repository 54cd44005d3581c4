import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { createEmptyPostgresDatabase } from './database-postgres.ts';
import type { PostgresCluster } from './postgres-cluster.ts';
import { startS3, type TestS3 } from './s3.ts';
import { type RunningServer, startServer } from './server.ts';

/** Several processes of Heartwood on one PostgreSQL database and one bucket. */
export interface Topology {
  databaseUrl: string;
  s3: TestS3;
  start(role: 'web' | 'worker'): Promise<RunningServer>;
  /** How many objects the bucket holds below a folder. */
  countObjects(folder: string): Promise<number>;
  /** Makes all that the bucket holds two days old. */
  ageObjects(): Promise<void>;
  close(): Promise<void>;
}

/** @param env settings of every process, on top of the usual ones. */
export async function openTopology(
  cluster: PostgresCluster,
  env: Record<string, string> = {},
): Promise<Topology> {
  const { url: databaseUrl, drop } = await createEmptyPostgresDatabase(cluster.url);
  // Slow enough that a sweep can be caught in the middle.
  const s3 = await startS3({ deleteMs: 150 });
  const { options } = s3;
  const servers: RunningServer[] = [];

  async function listObjects(folder = '') {
    const root = join(s3.directory, options.bucket, folder);
    const names = await readdir(root, { recursive: true }).catch(() => []);
    return names.filter((name) => name.endsWith('_object')).map((name) => join(root, name));
  }

  return {
    databaseUrl,
    s3,

    async start(role) {
      const server = await startServer({
        env: {
          ROLE: role,
          DATABASE_URL: databaseUrl,
          SECRET_KEY: 'the same key for every process of this test',
          S3_BUCKET: options.bucket,
          S3_ENDPOINT: options.endpoint,
          S3_REGION: options.region,
          S3_ACCESS_KEY_ID: options.accessKeyId,
          S3_SECRET_ACCESS_KEY: options.secretAccessKey,
          RATE_LIMIT_SCALE: '1',
          LOG_LEVEL: 'debug',
          ...env,
        },
      });
      servers.push(server);
      return server;
    },

    countObjects: async (folder) => (await listObjects(folder)).length,

    async ageObjects() {
      const then = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
      for (const path of await listObjects()) await utimes(path, then, then);
    },

    async close() {
      await Promise.all(servers.map((server) => server.stop()));
      await s3.close();
      await drop();
    },
  };
}
