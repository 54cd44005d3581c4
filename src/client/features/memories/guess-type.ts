import type { MemoryType } from '#shared/contracts/memories.ts';
import { limits } from '#shared/limits.ts';

export type FileMemoryType = Exclude<MemoryType, 'text'>;

const endings: Record<FileMemoryType, readonly string[]> = {
  image: ['jpg', 'jpeg', 'jfif', 'png', 'webp', 'gif', 'avif', 'heic', 'heif'],
  video: ['mp4', 'm4v', 'mov', 'webm', 'avi', 'mkv'],
  audio: ['mp3', 'm4a', 'aac', 'wav', 'ogg', 'oga', 'opus', 'flac', 'weba'],
};
const types: readonly FileMemoryType[] = ['image', 'video', 'audio'];

/** What the device's own chooser offers for a type. */
export function acceptOf(type: FileMemoryType): string {
  return [`${type}/*`, ...endings[type].map((ending) => `.${ending}`)].join(',');
}

type Named = Pick<File, 'name' | 'type' | 'size'>;

/** The type of memory that a file becomes, by what it says of itself; the server looks inside. */
export function guessType({ name, type }: Pick<File, 'name' | 'type'>): FileMemoryType | undefined {
  if (type === 'image/svg+xml') return undefined;
  const [kind] = type.split('/', 1);
  const byType = types.find((one) => one === kind);
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const byEnding = types.find((one) => endings[one].includes(ending));
  // A recording of mere sound may stand in a container of films.
  if (byType === 'audio') return byType;
  return byEnding ?? (ending === '' ? byType : undefined);
}

const megabytes = limits.memory.fileBytes / 1024 / 1024;

/** Why a file cannot be kept, before any of it is sent; undefined where it seems fit. */
export function fileProblem(file: Named): string | undefined {
  if (!guessType(file))
    return `“${file.name}” cannot be kept here. Photos (JPG, PNG, WEBP, GIF, HEIC), videos (MP4, WEBM, MOV, AVI, MKV) and sound (MP3, M4A, WAV, OGG, FLAC) can.`;
  if (file.size === 0) return `“${file.name}” is empty. Please choose another file.`;
  if (file.size > limits.memory.fileBytes)
    return `“${file.name}” is larger than ${megabytes} MB. Please choose a smaller file.`;
  return undefined;
}
