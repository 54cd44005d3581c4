import { setImmediate as nextTurn } from 'node:timers/promises';

export interface YieldToEventLoop {
  /** Whether the turn is used up; only then is it worth awaiting `yield`. */
  isDue(): boolean;
  /** Lets pending events and promises run first, then begins a new turn. */
  yield(): Promise<void>;
}

/** For long computations: they run in turns of `turnMs` milliseconds, so that requests are served in between. */
export function createYieldToEventLoop(turnMs = 15): YieldToEventLoop {
  let since = performance.now();
  return {
    isDue: () => performance.now() - since >= turnMs,
    async yield() {
      await nextTurn();
      since = performance.now();
    },
  };
}
