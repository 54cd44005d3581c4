import { setImmediate as nextTurn } from 'node:timers/promises';

export interface Breather {
  /** Whether enough was worked in one go: only then is it worth waiting for `breathe`. */
  isDue(): boolean;
  /** Lets what others wait for go first. */
  breathe(): Promise<void>;
}

/** For work that takes longer than anybody should be kept waiting: it goes on in turns of so many milliseconds. */
export function createBreather(turnMs = 15): Breather {
  let since = performance.now();
  return {
    isDue: () => performance.now() - since >= turnMs,
    async breathe() {
      await nextTurn();
      since = performance.now();
    },
  };
}
