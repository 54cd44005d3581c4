import { uptime } from 'node:os';

/** The current time, wherever time decides something; tests bring one that they can move. */
export interface Clock {
  now(): Date;
  /** Milliseconds since a moment that stays the same when the time is set: the start of the machine. */
  elapsedMs(): number;
}

// Not `performance.now()`, which stands still while the machine sleeps.
export const systemClock: Clock = { now: () => new Date(), elapsedMs: () => uptime() * 1000 };

/** The time of a change: always after that of the previous one, even within the same millisecond. */
export function later(now: Date, before: Date): Date {
  return now > before ? now : new Date(before.getTime() + 1);
}
