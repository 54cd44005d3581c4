const nameOf = (userId: string) => `heartwood.recording.${userId}`;

/** Lets every page of this browser know that a recording is being made, until it ends or its page is gone. */
export function holdRecordingLock(userId: string, ended: Promise<void>): void {
  void navigator.locks?.request(nameOf(userId), () => ended);
}

/** Waits while another page is recording: what is not finished is not to be offered as forgotten. */
export async function recordingEnded(userId: string): Promise<void> {
  await navigator.locks?.request(nameOf(userId), { mode: 'shared' }, () => {});
}
