import type { Sound } from '#server/platform/speech/sound.ts';
import type { HeardSentence } from '#server/platform/speech/speech.ts';
import { wavParts, writeWav } from '#server/platform/speech/wav.ts';
import type { SpokenSentence } from '#shared/contracts/voice.ts';

/** Everything that was said, as the parts of one sound file. */
export async function presentSpeech(
  sentences: AsyncIterable<HeardSentence>,
): Promise<readonly Uint8Array[]> {
  const sounds: Sound[] = [];
  for await (const { sound } of sentences) sounds.push(sound);
  return wavParts(sounds);
}

/** Each sentence as one line of JSON, as soon as it was said. */
export async function* presentSentences(
  sentences: AsyncIterable<HeardSentence>,
): AsyncGenerator<string> {
  for await (const { sound, ...placed } of sentences) {
    const line: SpokenSentence = { ...placed, audio: writeWav(sound).toString('base64') };
    yield `${JSON.stringify(line)}\n`;
  }
}
