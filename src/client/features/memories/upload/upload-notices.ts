import type { UploadNotice } from './upload-step.ts';

/** More errors than these at once would not be read. */
const atOnce = 4;

/** The first few of several sentences, each once, and how many are left. */
export function firstProblems(problems: readonly string[]): string[] {
  const distinct = [...new Set(problems)];
  const rest = distinct.length - atOnce;
  if (rest <= 0) return distinct;
  return [
    ...distinct.slice(0, atOnce),
    rest === 1 ? '1 more is left out.' : `${rest} more are left out.`,
  ];
}

/**
 * What an uploader has to say at the moment, each thing once. Uppy has a list of its own, but takes out of it
 * whatever came first when the time of any of them is over, and what should stay at once.
 */
export function createNotices(onChange: (notices: UploadNotice[]) => void) {
  const timers = new Map<UploadNotice, ReturnType<typeof setTimeout>>();
  let notices: UploadNotice[] = [];
  const set = (next: UploadNotice[]) => {
    notices = next;
    onChange(notices);
  };
  const drop = (message: string) => {
    for (const notice of notices.filter((one) => one.message === message)) {
      clearTimeout(timers.get(notice));
      timers.delete(notice);
    }
    return notices.filter((one) => one.message !== message);
  };
  return {
    /** Says it for so many milliseconds, or until it is taken back. */
    say(notice: UploadNotice, forMs?: number): void {
      set([...drop(notice.message), notice]);
      if (forMs !== undefined)
        timers.set(
          notice,
          setTimeout(() => set(drop(notice.message)), forMs),
        );
    },
    takeBack(message: string): void {
      set(drop(message));
    },
    close(): void {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
