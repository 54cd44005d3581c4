const minuteMs = 60_000;
const longestMs = 2 * 60 * minuteMs;

/** With the delays between them: a week. */
export const maxAttempts = 90;

/** How long to wait after so many attempts: a minute at first, doubled each time, two hours at most. */
export const retryDelayMs = (attempts: number) =>
  Math.min(longestMs, minuteMs * 2 ** (attempts - 1));
