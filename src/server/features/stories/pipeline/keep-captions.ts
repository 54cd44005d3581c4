import type { Storage } from '#server/platform/storage/storage.ts';
import { writeCaptions } from '../narrate/captions.ts';
import type { StoryRow, StorySceneRow } from '../stories.table.ts';
import { contentTypes, keyOf } from '../story-files.ts';

/** Stores the captions of the whole film; answers where. */
export async function keepCaptions(
  storage: Storage,
  story: StoryRow,
  scenes: readonly StorySceneRow[],
): Promise<string> {
  const content = Buffer.from(writeCaptions(scenes));
  const key = keyOf(story.id, 'captions', content.toString());
  await storage.put(key, content, { contentType: contentTypes.vtt, maxBytes: content.length });
  return key;
}
