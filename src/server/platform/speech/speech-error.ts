export type SpeechProblem = 'unknown-voice' | 'nothing-to-say' | 'cannot-read' | 'failed';

/** Why a text was not spoken. */
export class SpeechError extends Error {
  readonly problem: SpeechProblem;

  constructor(problem: SpeechProblem, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'SpeechError';
    this.problem = problem;
  }
}
