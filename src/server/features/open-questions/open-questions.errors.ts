import { defineError } from '#server/platform/errors/app-error.ts';

export const openQuestionNotFound = defineError(
  404,
  'open-questions.not-found',
  "This question doesn't exist or you don't have access to it.",
);
export const openQuestionClosed = defineError(
  409,
  'open-questions.closed',
  'This question was answered or removed already. Change the answer among the stories of the training.',
);
export const tooManyOpenQuestions = defineError(
  413,
  'open-questions.too-many',
  'There are as many open questions as a person can have. Answer or remove some first.',
);
