import { StorageError } from './storage-error.ts';
import { checkKey } from './storage-key.ts';

/** The key that an address below `base` names, whatever its query; undefined for any other address. */
export function keyOfUploadUrl(url: string, base: string): string | undefined {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  if (!path.startsWith(`${base}/`)) return undefined;
  try {
    return checkKey(path.slice(base.length + 1));
  } catch (error) {
    if (error instanceof StorageError) return undefined;
    throw error;
  }
}
