import { limits } from '#shared/limits.ts';
import { countStoryWords } from './split/count-words.ts';
import { readableLife } from './split/readable-life.ts';
import { storyTooLong, storyWithoutSentence } from './split/split.errors.ts';
import { detectToldLanguage, toldLanguage } from './split/told-language.ts';
import { toldSentences } from './split/told-sentences.ts';

/** Refuses at once what could never become scenes. @throws AppError. */
export function checkLife(lifeStory: string): void {
  const words = countStoryWords(lifeStory);
  if (words > limits.story.words) throw storyTooLong(words);
  const life = readableLife(lifeStory);
  const sentences = toldSentences(life, toldLanguage(detectToldLanguage(life)));
  if (!sentences.some(({ text }) => countStoryWords(text) > 1)) throw storyWithoutSentence();
}
