import { StorageError } from './storage-error.ts';

const segment = /^[a-z0-9][a-z0-9._-]{0,119}$/;
const maxLength = 512;

/** Refuses any key that could leave its folder or mean something else on another driver. */
export function checkKey(key: string): string {
  const sound =
    key.length <= maxLength &&
    key.split('/').every((part) => segment.test(part) && !part.endsWith('.'));
  if (!sound) throw new StorageError('bad-key', 'This is not a storage key.');
  return key;
}

/** A folder without its slash at the end, or '' for the whole storage. */
export function checkFolder(folder: string): string {
  const bare = folder.endsWith('/') ? folder.slice(0, -1) : folder;
  return bare === '' ? '' : checkKey(bare);
}

/** The last segment's extension with its dot, or ''. */
export function keyExtension(key: string): string {
  return /\.[a-z0-9]{1,8}$/.exec(key)?.[0] ?? '';
}

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
