export type CameraProblem = 'denied' | 'no-camera' | 'busy' | 'unsupported' | 'failed';

const byName: Record<string, CameraProblem> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'no-camera',
  OverconstrainedError: 'no-camera',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Why camera and microphone were not given. */
export function cameraProblem(error: unknown): CameraProblem {
  return (error instanceof Error && byName[error.name]) || 'failed';
}
