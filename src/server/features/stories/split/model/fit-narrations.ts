import { splitSentences } from '@heartwood/reading/sentences';
import { limits } from '#shared/limits.ts';
import { spokenSeconds } from '../spoken-seconds.ts';
import { sentenceLanguage, type ToldLanguage } from '../told-language.ts';

/** Narrations without the last sentences of those that are too long, one by one or all together. */
export function fitNarrations(
  narrations: readonly string[],
  { budget, language }: { budget: number; language: ToldLanguage },
): string[] {
  const seconds = (sentences: readonly string[]) => spokenSeconds(sentences.join(' '), language);
  const told = narrations.map((text) => splitSentences(text, sentenceLanguage(language)));
  const isTooLong = (sentences: readonly string[]) =>
    seconds(sentences) > limits.story.spoken.max - 1 ||
    sentences.join(' ').length > limits.story.narration;
  for (const sentences of told)
    while (sentences.length > 1 && isTooLong(sentences)) sentences.pop();
  const all = () => told.reduce((sum, sentences) => sum + seconds(sentences), 0);
  while (all() > budget) {
    const [longest] = told
      .filter((sentences) => sentences.length > 1)
      .toSorted((one, other) => seconds(other) - seconds(one));
    if (!longest) break;
    longest.pop();
  }
  return told.map((sentences) => sentences.join(' '));
}
