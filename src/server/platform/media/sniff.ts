import type { Readable } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';

/** How much of a file's beginning is needed to tell its type. */
const sniffBytes = 4_100;

/** What each use takes. Whatever is not named here, SVG and HTML among it, is refused. */
export const mediaTypes = {
  profileImage: ['image/jpeg', 'image/png', 'image/webp'],
  photo: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif', 'image/heic'],
  video: ['video/mp4', 'video/quicktime', 'video/vnd.avi', 'video/matroska', 'video/webm'],
  audio: ['audio/mpeg', 'audio/mp4', 'audio/aac', 'audio/wav', 'audio/ogg', 'audio/flac'],
} as const;

export type MediaUse = keyof typeof mediaTypes;
export type MediaType = (typeof mediaTypes)[MediaUse][number];

const aliases: Record<string, MediaType> = {
  'image/apng': 'image/png',
  'image/heif': 'image/heic',
  'image/heic-sequence': 'image/heic',
  'image/heif-sequence': 'image/heic',
  'video/x-m4v': 'video/mp4',
  'audio/x-m4a': 'audio/mp4',
  'audio/ogg; codecs=opus': 'audio/ogg',
};

const known = new Set<string>(Object.values(mediaTypes).flat());
const isKnown = (type: string): type is MediaType => known.has(type);

/** The type by content, whatever the file is called; undefined for all that no use takes. */
export async function findMediaType(head: Uint8Array): Promise<MediaType | undefined> {
  const sniffed = (await fileTypeFromBuffer(head.subarray(0, sniffBytes)))?.mime;
  if (!sniffed) return undefined;
  const type = aliases[sniffed] ?? sniffed;
  return isKnown(type) ? type : undefined;
}

export function isFor<Use extends MediaUse>(
  use: Use,
  type: MediaType | undefined,
): type is (typeof mediaTypes)[Use][number] {
  const allowed: readonly string[] = mediaTypes[use];
  return type !== undefined && allowed.includes(type);
}

/** Reads the beginning of a stream; `content` yields the stream from its first byte on. */
export async function sniffStream(stream: Readable) {
  const head: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    head.push(chunk);
    size += chunk.length;
    if (size >= sniffBytes) break;
  }
  async function* content(): AsyncGenerator<Buffer> {
    yield* head;
    yield* stream as AsyncIterable<Buffer>;
  }
  const type = await findMediaType(Buffer.concat(head));
  return { type, isEmpty: size === 0, content: content() };
}
