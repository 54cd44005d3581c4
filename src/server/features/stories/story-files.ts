import { createHash } from 'node:crypto';
import type { StorySceneRow } from './stories.table.ts';

/** The folder of a story's files, which are deleted with it. */
export const folderOf = (storyId: string) => `stories/${storyId}`;

/** Names a file by what it was made from: the same is never made twice, and what changed gets a new name. */
export function keyOf(storyId: string, kind: StoryFile, madeFrom: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(madeFrom)).digest('hex').slice(0, 24);
  return `${folderOf(storyId)}/${kind}-${hash}.${extensions[kind]}`;
}

const extensions = {
  /** What a scene shows. */
  picture: 'webp',
  /** The same with more pixels, for the film to move over. */
  still: 'webp',
  tall: 'webp',
  /** Narration, as long as its scene. */
  narration: 'flac',
  'plain-narration': 'wav',
  segment: 'mp4',
  sound: 'm4a',
  captions: 'vtt',
  film: 'mp4',
  vertical: 'mp4',
} as const;
export type StoryFile = keyof typeof extensions;

export const contentTypes: Record<(typeof extensions)[StoryFile], string> = {
  webp: 'image/webp',
  flac: 'audio/flac',
  wav: 'audio/wav',
  mp4: 'video/mp4',
  m4a: 'audio/mp4',
  vtt: 'text/vtt; charset=utf-8',
};

export function contentTypeOf(key: string): string {
  const extension = key.slice(key.lastIndexOf('.') + 1) as keyof typeof contentTypes;
  return contentTypes[extension];
}

/** The larger one of a scene's picture, which lies beside it. */
export const stillKeyOf = (imageKey: string) => imageKey.replace('/picture-', '/still-');

/** What a scene needs of the files of its story. */
export const filesOfScene = ({ imageKey, audioKey }: StorySceneRow): string[] => [
  ...(imageKey ? [imageKey, stillKeyOf(imageKey)] : []),
  ...(audioKey ? [audioKey] : []),
];
