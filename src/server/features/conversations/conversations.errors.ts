import { defineError } from '#server/platform/errors/app-error.ts';

export const conversationNotFound = defineError(
  404,
  'conversations.not-found',
  "This conversation doesn't exist or you don't have access to it.",
);
export const messageNotFound = defineError(
  404,
  'conversations.message-not-found',
  "This message doesn't exist or you don't have access to it.",
);
export const becauseNotFound = defineError(
  404,
  'conversations.message-not-found',
  "There is no account of how this message came about, or you don't have access to it.",
);
export const notActive = defineError(
  409,
  'conversations.not-active',
  'Their training is not complete yet. Complete it first, then start chatting.',
);
export const isResting = defineError(
  409,
  'conversations.resting',
  'This companion has been laid to rest. Wake them again to go on talking.',
);
export const replyFailed = defineError(
  503,
  'conversations.reply-failed',
  'The reply could not be made just now. Your message is kept; please try again.',
);
