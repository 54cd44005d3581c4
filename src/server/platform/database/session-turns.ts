/**
 * Orders the work of the database's one session: shared work is pipelined without waiting for the results before it;
 * exclusive work waits for all earlier work and delays all later work.
 */
export class SessionTurns {
  /** Settles with the latest exclusive work. */
  #alone: Promise<void> = Promise.resolve();
  /** Settles with all work so far. */
  #all: Promise<void> = Promise.resolve();

  /** Begins once earlier exclusive work is done. */
  share<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#alone.then(work);
    this.#all = over(this.#all, done);
    return done;
  }

  /** Begins once all earlier work is done; later work waits for it. */
  hold<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#all.then(work);
    this.#alone = this.#all = over(done);
    return done;
  }
}

/** Resolves once all have settled; keeps none of their results. */
async function over(...all: Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(all);
}
