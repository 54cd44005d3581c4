import { limits } from '#shared/limits.ts';

const endings = /\.(mp4|mov|avi|mkv|webm)$/i;
/** Browsers that do not know a type say nothing, or this. */
const unknownType = 'application/octet-stream';

export interface VideoProblem {
  title: string;
  description: string;
}

export const videoRequired: VideoProblem = {
  title: 'Video Required',
  description: 'Please select a video file to create your time vault',
};
const invalidType: VideoProblem = {
  title: 'Invalid File Type',
  description: 'Please select a video file (MP4, MOV, AVI, MKV, or WebM)',
};
const tooLarge: VideoProblem = {
  title: 'File Too Large',
  description: 'Video file must be less than 100MB',
};

export function videoProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>) {
  const isVideo = type === '' || type === unknownType || type.startsWith('video/');
  if (!endings.test(name) || !isVideo) return invalidType;
  return size >= limits.vault.videoBytes ? tooLarge : undefined;
}
