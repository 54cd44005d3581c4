import type { Clock } from './clock.ts';

export interface SettableClock extends Clock {
  set(time: Date | string): void;
  /** Moves the time by so many milliseconds; a negative number moves it back. */
  advance(milliseconds: number): void;
}

/** A clock for tests: it stands still until it is moved. */
export function createSettableClock(
  start: Date | string = '2026-01-15T12:00:00.000Z',
): SettableClock {
  let time = parse(start);
  return {
    now: () => new Date(time),
    set: (next) => {
      time = parse(next);
    },
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}

function parse(time: Date | string) {
  const milliseconds = new Date(time).getTime();
  if (Number.isNaN(milliseconds)) throw new RangeError(`Not a time: ${time}`);
  return milliseconds;
}
