import { isFor, type MediaType } from '#server/platform/media/sniff.ts';
import type { MemoryType } from '#shared/contracts/memories.ts';

export type FileMemoryType = Exclude<MemoryType, 'text'>;

/** Containers of films in which browsers record mere sound. */
const soundIn: Partial<Record<MediaType, string>> = {
  'video/mp4': 'audio/mp4',
  'video/webm': 'audio/webm',
};

/** How a file of this content is kept in a memory of this type; undefined where it may not be. */
export function acceptedType(type: FileMemoryType, sniffed: MediaType | undefined) {
  if (!sniffed) return undefined;
  if (type === 'audio') return isFor('audio', sniffed) ? sniffed : soundIn[sniffed];
  return isFor(type === 'image' ? 'photo' : 'video', sniffed) ? sniffed : undefined;
}

const endings: Record<string, readonly [string, ...string[]]> = {
  'image/jpeg': ['jpg', 'jpeg', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'image/avif': ['avif'],
  'image/heic': ['heic', 'heif'],
  'video/mp4': ['mp4', 'm4v'],
  'video/quicktime': ['mov', 'qt'],
  'video/vnd.avi': ['avi'],
  'video/matroska': ['mkv'],
  'video/webm': ['webm'],
  'audio/mpeg': ['mp3'],
  'audio/mp4': ['m4a', 'mp4', 'aac'],
  'audio/aac': ['aac'],
  'audio/wav': ['wav'],
  'audio/ogg': ['ogg', 'oga', 'opus'],
  'audio/flac': ['flac'],
  'audio/webm': ['webm', 'weba'],
};

export const endingOf = (contentType: string) => endings[contentType]?.[0] ?? 'bin';

/** What a file is called when it is saved: its own name, under no ending that says something else of its content. */
export function savedName(name: string, contentType: string): string {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const known = endings[contentType] ?? ['bin'];
  return known.includes(ending) ? name : `${name}.${known[0]}`;
}
