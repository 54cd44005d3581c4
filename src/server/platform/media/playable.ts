import type { Probe } from '#server/platform/media/probe.ts';
import type { mediaTypes } from '#server/platform/media/sniff.ts';

export type VideoType = (typeof mediaTypes)['video'][number];

const pictures: Partial<Record<VideoType, string[]>> = {
  'video/mp4': ['h264', 'vp9', 'av1'],
  'video/webm': ['vp8', 'vp9', 'av1'],
};
const sounds: Partial<Record<VideoType, string[]>> = {
  'video/mp4': ['aac', 'mp3', 'opus', 'flac'],
  'video/webm': ['opus', 'vorbis'],
};
const plainPixels = ['yuv420p', 'yuvj420p'];

/** Whether browsers play a video and seek in it, as it is. */
export function playsInBrowsers(type: VideoType, video: Probe): boolean {
  // What a browser recorded does not say how long it lasts, and cannot be sought in.
  return video.durationSeconds !== null && playsAfterRemux(type, video);
}

/** Whether browsers play its streams once they are in a new container. */
export function playsAfterRemux(type: VideoType, video: Probe): boolean {
  const { videoCodec, audioCodec, pixelFormat } = video;
  return (
    (pictures[type]?.includes(videoCodec ?? '') ?? false) &&
    (audioCodec === null || (sounds[type]?.includes(audioCodec) ?? false)) &&
    (videoCodec !== 'h264' || plainPixels.includes(pixelFormat ?? ''))
  );
}
