import { defineError } from '#server/platform/errors/app-error.ts';
import { limits } from '#shared/limits.ts';

export const memoryNotFound = defineError(
  404,
  'memories.not-found',
  "This memory doesn't exist or you don't have access to it.",
);
export const staleMemory = defineError(
  409,
  'memories.stale',
  'This memory was changed in the meantime. Look at the newest version before you save.',
);
export const tooManyMemories = defineError(
  413,
  'memories.too-many',
  'Your vault holds as many memories as an account can keep. Delete some before you add another.',
);
export const unknownSubject = defineError(
  400,
  'memories.about-unknown',
  'Please choose somebody of your family.',
);
export const noText = defineError(
  400,
  'request.invalid',
  'Please provide text content for your memory.',
);
export const duplicateMemory = defineError(
  409,
  'memories.duplicate',
  'This very file is in your vault already. You can keep it a second time if you wish.',
);

const fileMegabytes = limits.memory.fileBytes / 1024 / 1024;
export const fileTooLarge = defineError(
  413,
  'memories.file-too-large',
  `This file is larger than ${fileMegabytes} MB. Please choose a smaller one.`,
);
export const emptyFile = defineError(
  400,
  'memories.file-type',
  'This file is empty. Please choose another one.',
);

const accepted = {
  image: 'This is not a photo that can be kept here. Please choose a JPG, PNG, WEBP, GIF or HEIC.',
  video: 'This is not a video that can be kept here. Please choose an MP4, WEBM, MOV, AVI or MKV.',
  audio: 'This is not audio that can be kept here. Please choose an MP3, M4A, WAV, OGG or FLAC.',
};
export const fileOfOtherType = (type: keyof typeof accepted) =>
  defineError(415, 'memories.file-type', accepted[type])();

export const uploadUnknown = defineError(
  400,
  'memories.upload-unknown',
  'The upload of this file cannot be found. Please upload it again.',
);
export const uploadAddressUnknown = defineError(
  404,
  'memories.upload-unknown',
  'This upload address is not valid. Please choose the file again.',
);
export const uploadAddressExpired = defineError(
  410,
  'memories.upload-unknown',
  'This upload address has expired. Please choose the file again.',
);
export const uploadAddressUsed = defineError(
  409,
  'memories.upload-unknown',
  'This upload address was used already. Please choose the file again.',
);
export const uploadBroken = defineError(
  400,
  'request.invalid',
  'This file did not arrive whole. Please send it again.',
);
