import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { storeFile, withTemporaryFolder } from '#server/platform/media/temporary-folder.ts';
import type { Needs } from '#server/platform/platform.ts';
import type { Sound } from '#server/platform/speech/sound.ts';
import { wavParts, writeWav } from '#server/platform/speech/wav.ts';
import { aiMark } from '../pictures/still-pictures.ts';
import { contentTypeOf, keyOf } from '../story-files.ts';

type Options = Needs<'storage' | 'ffmpeg' | 'workFolder'>;

/** Stores a narration losslessly: as FLAC with ffmpeg, else as WAV. Returns its storage key. */
export async function keepNarration(
  { storage, ffmpeg, workFolder }: Options,
  { storyId, madeFrom, sound }: { storyId: string; madeFrom: unknown; sound: Sound },
  signal: AbortSignal,
): Promise<string> {
  const key = keyOf(storyId, ffmpeg ? 'narration' : 'plain-narration', madeFrom);
  const contentType = contentTypeOf(key);
  if (!ffmpeg) {
    const wav = writeWav(sound);
    await storage.put(key, wav, { contentType, maxBytes: wav.length, signal });
    return key;
  }
  await withTemporaryFolder(workFolder, async (folder) => {
    const [path, output] = [join(folder, 'narration.wav'), join(folder, 'narration.flac')];
    await writeFile(path, wavParts([sound]));
    await ffmpeg.run({
      inputs: [{ path, type: 'audio/wav' }],
      args: ['-map', '0:a:0', '-c:a', 'flac', '-metadata', `comment=${aiMark}`, '-f', 'flac'],
      output,
      timeoutMs: 60_000,
      signal,
    });
    await storeFile(storage, key, output, { contentType, signal });
  });
  return key;
}
