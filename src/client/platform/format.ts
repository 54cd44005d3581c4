const megabyte = 1024 * 1024;

/** '640 KB', '4.2 MB', '87 MB': counted as the limits are. */
export function fileSize(bytes: number): string {
  if (bytes < megabyte) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  const megabytes = bytes / megabyte;
  return `${megabytes < 10 ? megabytes.toFixed(1) : Math.floor(megabytes)} MB`;
}

/** Seconds as m:ss. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** 'Ana', 'Ana and Rui', 'Ana, Rui and Sara' */
export const joinNames = (names: readonly string[]) => list.format(names);

export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
