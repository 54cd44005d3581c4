import type { Clock } from './clock.ts';

export interface SettableClock extends Clock {
  /** Lets the time until then pass; an earlier one is gone back to. */
  set(time: Date | string): void;
  /** Lets so many milliseconds pass; a negative number goes back. */
  advance(milliseconds: number): void;
  /** Shows a time that is wrong by so many milliseconds from now on; 0 shows the right one again. */
  misset(milliseconds: number): void;
}

/** A clock for tests: it stands still until it is moved. Its machine has run for ten days when it begins. */
export function createSettableClock(
  start: Date | string = '2026-01-15T12:00:00.000Z',
): SettableClock {
  let time = parse(start);
  let error = 0;
  const startOfMachine = time - 10 * 24 * 60 * 60 * 1000;
  return {
    now: () => new Date(time + error),
    elapsedMs: () => time - startOfMachine,
    set: (next) => {
      time = parse(next);
    },
    advance: (milliseconds) => {
      time += milliseconds;
    },
    misset: (milliseconds) => {
      error = milliseconds;
    },
  };
}

function parse(time: Date | string) {
  const milliseconds = new Date(time).getTime();
  if (Number.isNaN(milliseconds)) throw new RangeError(`Not a time: ${time}`);
  return milliseconds;
}
