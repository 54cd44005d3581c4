/** Types that a browser may show in place: none of them can carry script. */
const shown = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
  'video/mp4',
  'video/webm',
  'video/quicktime',
  'audio/mpeg',
  'audio/mp4',
  'audio/aac',
  'audio/wav',
  'audio/ogg',
  'audio/flac',
  'audio/webm',
  'text/vtt; charset=utf-8',
  'text/vtt',
]);

/** Types that are told as they are, but only ever downloaded. */
const named = new Set([
  'image/heic',
  'video/matroska',
  'video/vnd.avi',
  'application/json',
  'application/zip',
]);

export interface ServedType {
  contentType: string;
  inline: boolean;
}

/** How stored content is handed out: anything not known to be harmless is bytes to be downloaded. */
export function servedType(contentType: string): ServedType {
  if (shown.has(contentType)) return { contentType, inline: true };
  if (named.has(contentType)) return { contentType, inline: false };
  return { contentType: 'application/octet-stream', inline: false };
}
