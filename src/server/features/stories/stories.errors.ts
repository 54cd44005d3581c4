import { defineError } from '#server/platform/errors/app-error.ts';
import { limits } from '#shared/limits.ts';

const { inTheMaking } = limits.story;

export const storyNotFound = defineError(
  404,
  'stories.not-found',
  "This story doesn't exist or you don't have access to it.",
);
export const sceneNotFound = defineError(
  404,
  'stories.scene-not-found',
  'This scene is no longer part of the story.',
);
export const staleStory = defineError(
  409,
  'stories.stale',
  'This was changed in the meantime. Look at the newest version before you save.',
);
export const tooManyStories = defineError(
  429,
  'stories.too-many',
  `${inTheMaking} of your stories are being made right now. Please wait until one of them is ready, then send this one.`,
);
export const lastScene = defineError(
  409,
  'stories.last-scene',
  'A story needs at least one scene. You can change this one, or delete the whole story.',
);
export const otherScenes = defineError(
  409,
  'stories.scene-order',
  'The scenes have changed in the meantime. Look at the story again before you order them.',
);
export const photoUnknown = defineError(
  404,
  'stories.photo-unknown',
  'This photo is not in your Memory Vault any more. Please choose another one.',
);
export const notFinished = defineError(
  409,
  'stories.not-finished',
  'The film is not ready yet. Please wait a moment and try again.',
);
export const noFfmpeg = defineError(
  409,
  'stories.no-ffmpeg',
  'This server has no video maker, so the story can be watched as a slideshow only.',
);
export const nothingHere = defineError(404, 'files.not-found', 'This file is no longer here.');
