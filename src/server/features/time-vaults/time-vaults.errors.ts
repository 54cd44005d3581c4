import { defineError } from '#server/platform/errors/app-error.ts';

export const vaultNotFound = defineError(
  404,
  'time-vaults.not-found',
  "This time vault doesn't exist or you don't have access to it.",
);
export const vaultLocked = (unlockDate: Date) =>
  defineError(
    403,
    'time-vaults.locked',
    `This vault will unlock on ${longDate.format(unlockDate)}`,
  )();
export const vaultNotOpened = defineError(
  403,
  'time-vaults.locked',
  'This vault is ready to be opened. Open it first, then you can watch it.',
);
export const noVideo = defineError(
  400,
  'time-vaults.no-video',
  'Please select a video file to create your time vault',
);
export const videoOfOtherType = defineError(
  415,
  'time-vaults.video-type',
  'Please select a video file (MP4, MOV, AVI, MKV, or WebM)',
);
export const videoTooLarge = defineError(
  413,
  'time-vaults.video-too-large',
  'Video file must be less than 100MB',
);
export const videoUnreadable = defineError(
  400,
  'time-vaults.video-unreadable',
  'This video could not be played, it may be damaged. Nothing was sealed; please choose another file.',
);
export const videoHasTooManyPixels = defineError(
  400,
  'time-vaults.video-unreadable',
  'The picture of this video is too large to be prepared. Please choose one of 8K or less.',
);
export const notMp4OrWebm = defineError(
  415,
  'time-vaults.not-mp4-or-webm',
  'Videos cannot be converted on this server, because it has no ffmpeg. Please select an MP4 or WebM file.',
);
export const formUnreadable = defineError(
  400,
  'request.invalid',
  'This form did not arrive whole. Please send it again.',
);
export const videoNotThere = defineError(
  404,
  'files.not-found',
  'There is no such video or picture.',
);
export const linkUnknown = defineError(
  404,
  'time-vaults.link-unknown',
  'This link does not lead to a message. It may have been deleted by whoever made it.',
);

/** In UTC, like the rule that sets the date. */
const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
