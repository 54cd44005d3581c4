import { defineError } from '#server/platform/errors/app-error.ts';
import { limits } from '#shared/limits.ts';

const number = new Intl.NumberFormat('en');

export const storyTooLong = (words: number) =>
  defineError(
    413,
    'stories.too-long',
    `Your life story has ${number.format(words)} words; one story can have at most ${number.format(limits.story.words)}. Shorten it, or tell it as two stories.`,
  )();
export const storyWithoutSentence = defineError(
  400,
  'stories.no-sentence',
  'There is no sentence in this life story yet. Write at least one, such as “I was born in a house by the river.”',
);
