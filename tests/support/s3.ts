import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import S3rver from 's3rver';

const bucket = 'heartwood-test';

export interface TestS3 {
  /** What createS3Storage wants to know of a bucket, or the S3_… variables of a server under test. */
  options: {
    bucket: string;
    endpoint: string;
    region: string;
    accessKeyId: string;
    secretAccessKey: string;
  };
  /** Where its objects lie, for tests that make them older than they are. */
  directory: string;
  close(): Promise<void>;
}

/**
 * A real S3 server of our own on a free port, its bucket empty. It does not check signatures.
 * With `deleteMs` each deletion takes that long, one after the other.
 */
export async function startS3({ deleteMs = 0 } = {}): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), 'heartwood-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  answerFirstByteAlone(server);
  deleteOneByOne(server, deleteMs);
  const { port } = await server.run();
  return {
    options: {
      bucket,
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    directory,
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** s3rver takes the range 0-0 for the whole object, since it asks whether the end is truthy. */
function answerFirstByteAlone({ store }: S3rver) {
  const getObject = store.getObject.bind(store);
  store.getObject = (name, key, options) =>
    getObject(name, key, options?.end === 0 ? { ...options, end: Number.MIN_VALUE } : options);
}

/** Two deletions at once trip over each other in s3rver when both find their folder empty. */
function deleteOneByOne({ store }: S3rver, deleteMs: number) {
  const deleteObject = store.deleteObject.bind(store);
  let last: Promise<void> = Promise.resolve();
  store.deleteObject = (name, key) => {
    const deleted = last.then(() => sleep(deleteMs)).then(() => deleteObject(name, key));
    last = deleted.catch(() => {});
    return deleted;
  };
}
