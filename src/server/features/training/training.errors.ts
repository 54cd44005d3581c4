import { defineError } from '#server/platform/errors/app-error.ts';
import { limits } from '#shared/limits.ts';

export const trainingIncomplete = (missing: readonly { path: string; message: string }[]) =>
  defineError(
    400,
    'training.incomplete',
    `The training cannot be completed yet. Still missing: ${missing.map((one) => one.message).join(' and ')}.`,
  )({ issues: [...missing] });
export const staleTraining = defineError(
  409,
  'training.stale',
  'This training was changed in the meantime. Look at the newest version before you save.',
);
export const tooManyStories = defineError(
  413,
  'training.too-many-stories',
  'This training holds as many stories as it can. Remove one before you add another.',
);
export const summaryFailed = defineError(
  503,
  'training.summary-failed',
  'The summary could not be written just now. Everything you taught is kept; please try again.',
);
export const formUnreadable = defineError(
  400,
  'request.invalid',
  'This form did not arrive whole. Please send it again.',
);
export const formTooLarge = defineError(
  413,
  'request.too-large',
  'This is more than one training can hold.',
);
export const imageTooLarge = defineError(
  413,
  'training.image-too-large',
  `The picture must be smaller than ${limits.profileImage.maxBytes / 1024 / 1024} MB.`,
);
export const imageUnreadable = defineError(
  400,
  'training.image-unreadable',
  'This picture could not be opened. Please choose another one.',
);
export const imageOfOtherType = defineError(
  415,
  'training.image-type',
  'Please choose a JPG, PNG or WEBP picture.',
);
export const avatarNotFound = defineError(404, 'files.not-found', 'There is no such picture.');
