import type { Storage } from '#server/platform/storage/storage.ts';
import type { StoryRow, StorySceneRow } from '../stories.table.ts';
import { filesOfScene, folderOf } from '../story-files.ts';

interface Tidy {
  story: StoryRow;
  scenes: readonly StorySceneRow[];
  /** What besides the scenes' own files is of use. */
  keep: readonly string[];
}

/**
 * Deletes what a story no longer needs, such as the pictures before a change; answers how many bytes stay.
 * The film of before stays until the row names the new one: somebody may be watching it.
 */
export async function tidyStoryFiles(
  storage: Storage,
  { story, scenes, keep }: Tidy,
): Promise<number> {
  const { videoKey, verticalKey, captionsKey } = story;
  const kept = new Set([...scenes.flatMap(filesOfScene), ...keep]);
  const shown = new Set([videoKey, verticalKey, captionsKey]);
  let bytes = 0;
  for await (const { key, size } of storage.list(folderOf(story.id))) {
    if (kept.has(key)) bytes += size;
    else if (!shown.has(key)) await storage.delete(key);
  }
  return bytes;
}
