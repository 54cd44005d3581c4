import type { Storage } from '#server/platform/storage/storage.ts';
import type { StorySceneRow } from '../stories.table.ts';
import { filesOfScene, folderOf } from '../story-files.ts';

interface Tidy {
  storyId: string;
  scenes: readonly StorySceneRow[];
  /** What besides the scenes' own files is of use. */
  keep: readonly string[];
}

/** Finds out what of a story's files is of no more use, such as the pictures before a change, and what the rest takes up. */
export async function tidyStoryFiles(storage: Storage, { storyId, scenes, keep }: Tidy) {
  const kept = new Set([...scenes.flatMap(filesOfScene), ...keep]);
  const useless: string[] = [];
  let storedBytes = 0;
  for await (const { key, size } of storage.list(folderOf(storyId))) {
    if (kept.has(key)) storedBytes += size;
    else useless.push(key);
  }
  return {
    storedBytes,
    /** Once no row names them any more. */
    async removeUseless() {
      for (const key of useless) await storage.delete(key);
    },
  };
}
