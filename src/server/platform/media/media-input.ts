import type { MediaType } from './sniff.ts';

/** What ffmpeg may be given: sniffed types, and those that only we make. */
export type InputType = MediaType | 'text/vtt' | 'list-of-our-own-files' | 'chapters-of-our-own';

export interface MediaInput {
  /** Absolute. */
  path: string;
  type: InputType;
  /** Options of this input, such as `-ss 3` or `-loop 1`. */
  options?: string[];
}

/** Which reader each type gets. ffmpeg's own guess could be a playlist that names files and addresses. */
const demuxers: Record<InputType, string> = {
  'image/jpeg': 'jpeg_pipe',
  'image/png': 'png_pipe',
  'image/webp': 'webp_pipe',
  'image/gif': 'gif',
  'image/avif': 'mov',
  'image/heic': 'mov',
  'video/mp4': 'mov',
  'video/quicktime': 'mov',
  'video/vnd.avi': 'avi',
  'video/matroska': 'matroska',
  'video/webm': 'matroska',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'mov',
  'audio/aac': 'aac',
  'audio/wav': 'wav',
  'audio/ogg': 'ogg',
  'audio/flac': 'flac',
  'text/vtt': 'webvtt',
  'list-of-our-own-files': 'concat',
  'chapters-of-our-own': 'ffmetadata',
};

const maxStreams = 32;

export function inputArgs({ path, type, options = [] }: MediaInput, maxPixels: number): string[] {
  const isStill = type.startsWith('image/');
  return [
    ...['-protocol_whitelist', 'file,pipe'],
    ...['-max_streams', String(maxStreams)],
    ...(type.startsWith('video/') || isStill ? ['-max_pixels', String(maxPixels)] : []),
    ...options,
    // Only the reader of numbered pictures can repeat one.
    ...(isStill && options.includes('-loop')
      ? ['-f', 'image2', '-pattern_type', 'none']
      : ['-f', demuxers[type]]),
    ...['-i', `file:${path}`],
  ];
}
