/**
 * The turns of the database's one session, in the order of asking: queries go to it one behind the other without
 * waiting for each other's answers, whoever needs it for more than one has it alone.
 */
export class SessionTurns {
  /** Over when the last of those who had it alone is done. */
  #alone: Promise<void> = Promise.resolve();
  /** Over when everybody is done. */
  #all: Promise<void> = Promise.resolve();

  /** Begins as soon as nobody has the session alone. */
  share<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#alone.then(work);
    this.#all = over(this.#all, done);
    return done;
  }

  /** Waits for all who asked before, and keeps those who ask later waiting. */
  hold<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#all.then(work);
    this.#alone = this.#all = over(done);
    return done;
  }
}

/** Holds on to none of their results. */
async function over(...all: Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(all);
}
