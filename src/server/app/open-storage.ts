import path from 'node:path';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Config } from '#server/platform/config/config.ts';
import { createDiskStorage } from '#server/platform/storage/disk-storage.ts';
import type { Storage } from '#server/platform/storage/storage.ts';

/** Files in a bucket where one is configured, else in the data directory. */
export function openStorage(
  config: Config,
  { secret, clock }: { secret: string; clock: Clock },
): Storage {
  return createDiskStorage({
    folder: path.join(config.DATA_DIR, 'files'),
    uploadUrl: `${config.PUBLIC_URL}/api/uploads`,
    secret,
    clock,
  });
}
