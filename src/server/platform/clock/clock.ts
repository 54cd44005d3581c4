/** Tells the time wherever time decides something. Nobody may move it in production. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
