import { formatDistance, formatDistanceStrict } from 'date-fns';

const second = 1_000;
const hour = 3600 * second;
const day = 24 * hour;

/** 'Opens about 1 year from now'; in the last hour more closely: 'Opens 42 seconds from now'. */
export function openingWords(unlocksAt: number, now: number): string {
  if (now >= unlocksAt) return 'Ready to open!';
  const distance = unlocksAt - now < hour ? formatDistanceStrict : formatDistance;
  return `Opens ${distance(unlocksAt, now)} from now`;
}

/** 'hh:mm:ss' on the last day, 'mm:ss' in the last hour; undefined before and after. */
export function countdown(unlocksAt: number, now: number): string | undefined {
  const left = unlocksAt - now;
  if (left <= 0 || left > day) return undefined;
  const seconds = Math.ceil(left / second);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return (seconds < 3600 ? parts.slice(1) : parts)
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/** Milliseconds until the words change, or false where they will not any more. */
export function nextChange(unlocksAt: number, now: number): number | false {
  const left = unlocksAt - now;
  if (left <= 0) return false;
  return left <= day ? left % second || second : Math.min(hour, left - day);
}
