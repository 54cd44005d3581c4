/** The current time, wherever time decides something; tests bring one that they can move. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The time of a change: always after that of the previous one, even within the same millisecond. */
export function later(now: Date, before: Date): Date {
  return now > before ? now : new Date(before.getTime() + 1);
}
