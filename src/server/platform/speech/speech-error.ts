export type SpeechFault = 'unknown-voice' | 'nothing-to-say' | 'cannot-read' | 'failed';

/** Why a text was not spoken. */
export class SpeechError extends Error {
  readonly fault: SpeechFault;

  constructor(fault: SpeechFault, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'SpeechError';
    this.fault = fault;
  }
}
