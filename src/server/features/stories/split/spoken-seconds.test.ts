import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { createEspeakSpeech } from '#server/platform/speech/espeak/espeak-speech.ts';
import { durationMs } from '#server/platform/speech/sound.ts';
import { splitStory } from './offline/split-story.ts';
import { spokenSeconds, storytellerRate } from './spoken-seconds.ts';

const driver = createEspeakSpeech();
afterAll(() => driver.close());

test.each([
  ['the-line-to-everywhere', 'en'],
  ['o-pao-dos-outros', 'pt'],
] as const)('what our voices take for %s is about what was reckoned', async (name, language) => {
  const file = new URL(`../../../../../samples/lives/${name}.md`, import.meta.url);
  const { scenes } = splitStory({ title: '', lifeStory: readFileSync(file, 'utf8') });
  const voices = driver.voices.filter((voice) => voice.language.startsWith(language));
  const shares: number[] = [];
  for (const voice of voices.slice(0, 1))
    for (const { narration } of scenes.slice(0, 4)) {
      const { sound } = await driver.speak(narration, { voice, rate: storytellerRate, pitch: 1 });
      shares.push(durationMs(sound) / 1_000 / spokenSeconds(narration, language));
    }
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  expect(mean).toBeGreaterThan(0.92);
  expect(mean).toBeLessThan(1.05);
  expect(Math.max(...shares)).toBeLessThan(1.15);
});
