/** Hands the database's one session to one holder at a time, in the order of asking. */
export class SessionTurns {
  #last: Promise<void> = Promise.resolve();

  /** Waits for its turn, then holds the session until the returned function is called. */
  async take(): Promise<() => void> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = before.then(() => promise);
    await before;
    return resolve;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    const done = await this.take();
    try {
      return await work();
    } finally {
      done();
    }
  }
}
