import { defineError } from '#server/platform/errors/app-error.ts';
import { SpeechError, type SpeechFault } from '#server/platform/speech/speech-driver.ts';

const byFault: Record<SpeechFault, ReturnType<typeof defineError>> = {
  'unknown-voice': defineError(
    400,
    'voice.unknown',
    'There is no such voice. Please choose another.',
  ),
  'nothing-to-say': defineError(
    400,
    'voice.nothing-to-say',
    'There is nothing in this text that can be said aloud.',
  ),
  'cannot-read': defineError(
    400,
    'voice.cannot-read',
    'This voice cannot read this script. It reads English and Portuguese.',
  ),
  failed: defineError(
    503,
    'voice.failed',
    'This could not be spoken just now. Please try again in a moment.',
  ),
};

/** The error for users where speaking failed; other errors are returned unchanged. */
export function toVoiceError(error: unknown): unknown {
  return error instanceof SpeechError ? byFault[error.fault]({ cause: error }) : error;
}
