import { FaultError } from '#server/platform/errors/fault-error.ts';

/**
 * - `unreadable`: not what its type says, damaged, or without a picture or sound that could be used.
 * - `too-large`: more pixels or streams than we decode.
 * - `timed-out`: took longer than it may.
 * - `cannot`: this machine's ffmpeg lacks what it takes.
 * - `failed`: ffmpeg gave up for a reason of its own, such as a full disk.
 */
export type MediaFault = 'unreadable' | 'too-large' | 'timed-out' | 'cannot' | 'failed';

export class MediaError extends FaultError<MediaFault> {}
