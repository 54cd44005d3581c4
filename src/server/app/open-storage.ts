import path from 'node:path';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Config } from '#server/platform/config/config.ts';
import { createDiskStorage } from '#server/platform/storage/disk-storage.ts';
import { createS3Storage } from '#server/platform/storage/s3-storage.ts';
import type { Storage } from '#server/platform/storage/storage.ts';

/** Files in a bucket where one is configured, else in the data directory. */
export function openStorage(
  config: Config,
  { secret, clock }: { secret: string; clock: Clock },
): Storage {
  if (config.S3_BUCKET) return openBucket(config, { bucket: config.S3_BUCKET, clock });
  return createDiskStorage({
    folder: path.join(config.DATA_DIR, 'files'),
    uploadUrl: `${config.PUBLIC_URL}/api/uploads`,
    secret,
    clock,
  });
}

/** A bucket of the server that the settings name. */
export function openBucket(
  config: Config,
  { bucket, clock }: { bucket: string; clock: Clock },
): Storage {
  return createS3Storage({
    bucket,
    region: config.S3_REGION,
    endpoint: config.S3_ENDPOINT,
    publicEndpoint: config.S3_PUBLIC_ENDPOINT,
    accessKeyId: config.S3_ACCESS_KEY_ID,
    secretAccessKey: config.S3_SECRET_ACCESS_KEY,
    spoolFolder: path.join(config.DATA_DIR, 'spool'),
    clock,
  });
}
