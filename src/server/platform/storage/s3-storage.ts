import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsCommand,
  PutObjectCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import pRetry from 'p-retry';
import type { Clock } from '#server/platform/clock/clock.ts';
import { resolveRange } from './byte-range.ts';
import { createS3Client, objectBaseUrl, type S3Options } from './s3-client.ts';
import { createSpool, type Spooled } from './spool.ts';
import type { ByteRange, ListedObject, PutOptions, Storage, StoredObject } from './storage.ts';
import { StorageError } from './storage-error.ts';
import { checkFolder, checkKey, keyOfUploadUrl } from './storage-key.ts';

interface Options extends S3Options {
  /** Where a stream waits, whole, before it is sent: nothing half-sent ever reaches the bucket. */
  spoolFolder: string;
  clock: Clock;
}

const deletesAtOnce = 8;

/** Keeps objects in a bucket of Amazon's S3 or of any server that speaks it. */
export function createS3Storage(options: Options): Storage {
  const { bucket: Bucket, clock } = options;
  const client = createS3Client(options);
  const publicClient = createS3Client(options, options.publicEndpoint ?? options.endpoint);
  const baseUrl = objectBaseUrl(options);
  const spool = createSpool(options.spoolFolder);

  async function find(key: string): Promise<StoredObject | undefined> {
    try {
      const head = await client.send(new HeadObjectCommand({ Bucket, Key: checkKey(key) }));
      return toStored(key, head.ContentLength ?? 0, head);
    } catch (error) {
      if (isAbsent(error)) return undefined;
      throw error;
    }
  }

  async function* listPages(folder: string): AsyncGenerator<ListedObject[]> {
    const checked = checkFolder(folder);
    const Prefix = checked && `${checked}/`;
    // The older listing continues from a key; not every server supports the tokens of the newer one.
    let Marker: string | undefined;
    do {
      const { Contents = [], IsTruncated } = await client.send(
        new ListObjectsCommand({ Bucket, Prefix, Marker }),
      );
      Marker = IsTruncated ? Contents.at(-1)?.Key : undefined;
      yield Contents.flatMap(({ Key, Size = 0, LastModified = new Date(0) }) =>
        Key ? { key: Key, size: Size, modifiedAt: LastModified } : [],
      );
    } while (Marker);
  }

  async function* list(folder: string) {
    for await (const page of listPages(folder)) yield* page;
  }

  async function send(
    key: string,
    spooled: Spooled,
    { contentType, ifAbsent, signal }: PutOptions,
  ) {
    const sendOnce = () => {
      const command = new PutObjectCommand({
        Bucket,
        Key: key,
        Body: spooled.open(),
        ContentLength: spooled.size,
        ContentType: contentType,
        ChecksumSHA256: Buffer.from(spooled.sha256, 'hex').toString('base64'),
        Metadata: { sha256: spooled.sha256 },
        IfNoneMatch: ifAbsent ? '*' : undefined,
      });
      return client.send(command, { abortSignal: signal });
    };
    // The SDK itself retries no request whose body is a stream.
    const shouldRetry = ({ error }: { error: Error }) => isPassing(error);
    try {
      await pRetry(sendOnce, { retries: 2, minTimeout: 0, signal, shouldRetry });
    } catch (error) {
      throw isTaken(error) ? taken(error) : error;
    }
  }

  async function fetchContent(key: string, range: ByteRange | undefined) {
    const Range = range && `bytes=${range.start}-${range.end ?? ''}`;
    try {
      return await client.send(new GetObjectCommand({ Bucket, Key: key, Range }));
    } catch (error) {
      if (isAbsent(error)) throw new StorageError('not-found', 'There is nothing under this key.');
      if (isBadRange(error))
        throw new StorageError('bad-range', 'The range lies outside the content.');
      throw error;
    }
  }

  async function remove(key: string) {
    await client.send(new DeleteObjectCommand({ Bucket, Key: checkKey(key) }));
  }

  return {
    find,
    list,

    async put(key, content, putOptions) {
      // Servers that do not know If-None-Match would replace what is there.
      if (putOptions.ifAbsent && (await find(key))) throw taken();
      checkKey(key);
      const spooled = await spool.take(content, putOptions);
      try {
        await send(key, spooled, putOptions);
      } finally {
        await spooled.remove();
      }
      const { size, sha256 } = spooled;
      return { key, size, sha256, contentType: putOptions.contentType, modifiedAt: clock.now() };
    },

    async read(key, range) {
      // Checked as if the content had no end, so that only what depends on its size is left to the server.
      if (range) resolveRange(Number.MAX_SAFE_INTEGER, range);
      const answer = await fetchContent(checkKey(key), range);
      const stream = answer.Body;
      if (!(stream instanceof Readable)) throw new Error('The bucket answered without a body.');
      const size = totalOfRange(answer.ContentRange) ?? answer.ContentLength ?? 0;
      try {
        return { ...toStored(key, size, answer), stream, ...resolveRange(size, range) };
      } catch (error) {
        stream.destroy();
        throw error;
      }
    },

    delete: remove,

    async deleteFolder(folder) {
      if (!checkFolder(folder)) {
        throw new StorageError('bad-key', 'The whole storage is never deleted.');
      }
      for await (const page of listPages(folder)) {
        // One by one: not every server that speaks S3 can delete many in one request.
        while (page.length > 0) {
          const some = page.splice(0, deletesAtOnce);
          await Promise.all(some.map(({ key }) => remove(key)));
        }
      }
    },

    async createUploadAddress({ key, expiresInSeconds: expiresIn }) {
      const signingDate = clock.now();
      const command = new PutObjectCommand({ Bucket, Key: checkKey(key) });
      const url = await getSignedUrl(publicClient, command, { expiresIn, signingDate });
      return { url, key, expiresAt: new Date(signingDate.getTime() + expiresIn * 1000) };
    },

    findUploadKey: (url) => keyOfUploadUrl(url, baseUrl),
    uploadOrigin: new URL(baseUrl).origin,
    removeLeftovers: (olderThan) => spool.removeLeftovers(olderThan),
  };
}

interface Answer {
  ContentType?: string;
  LastModified?: Date;
  Metadata?: Record<string, string>;
}

function toStored(key: string, size: number, answer: Answer): StoredObject {
  return {
    key,
    size,
    contentType: answer.ContentType ?? 'application/octet-stream',
    sha256: answer.Metadata?.sha256 ?? null,
    modifiedAt: answer.LastModified ?? new Date(0),
  };
}

function taken(cause?: unknown) {
  return new StorageError('already-exists', 'There is already something under this key.', cause);
}

const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

export const isAbsent = (error: unknown) => statusOf(error) === 404;
export const isBadRange = (error: unknown) => statusOf(error) === 416;
export const isTaken = (error: unknown) => statusOf(error) === 412 || statusOf(error) === 409;

/** The server failed or could not be reached: the same request may well succeed. */
export function isPassing(error: unknown) {
  const status = statusOf(error);
  return status === undefined || status === 429 || status >= 500;
}

/** Of `bytes 0-99/1234`, the last number. */
export function totalOfRange(contentRange: string | undefined): number | undefined {
  const total = contentRange?.split('/')[1];
  return total === undefined ? undefined : Number(total);
}
