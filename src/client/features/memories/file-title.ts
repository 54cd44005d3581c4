import { limits } from '#shared/limits.ts';

/** A title from the name of a file: 'granny_at-the sea.jpg' is 'granny at the sea'. */
export function fileTitle(name: string): string {
  const title = name
    .replace(/\.[^.]+$/, '')
    .replace(/[_\s-]+/g, ' ')
    .trim();
  return title.slice(0, limits.memory.title) || 'Untitled';
}
