import type { EmbeddedOperation, QueryOptions, QueryResult } from './embedded-protocol.ts';
import type { EmbeddedWorkerLink } from './embedded-worker-link.ts';

const FINISHED = 'This transaction has ended: use the database, or begin another.';

function idleMessage(idleMs: number): string {
  return (
    `A transaction made no query for ${idleMs / 1000} s and was rolled back. If it was waiting for a query ` +
    'of its own, that query was made on the database and not on the transaction.'
  );
}

/** One transaction, holding the session. One without queries for too long is rolled back. */
export class EmbeddedTransaction {
  readonly #link: EmbeddedWorkerLink;
  readonly #idleMs: number;
  readonly #expired = Promise.withResolvers<never>();
  #timer: NodeJS.Timeout | undefined;
  #asking = 0;
  #open = true;

  constructor(link: EmbeddedWorkerLink, idleMs: number) {
    this.#link = link;
    this.#idleMs = idleMs;
  }

  async run<T>(work: (transaction: EmbeddedTransaction) => Promise<T>): Promise<T> {
    await this.#link.ask({ kind: 'begin' });
    this.#wait();
    try {
      const result = await Promise.race([work(this), this.#expired.promise]);
      await this.#end('commit');
      return result;
    } catch (error) {
      await this.#end('rollback').catch(() => {});
      throw error;
    }
  }

  async query(text: string, values: unknown[] = [], options?: QueryOptions): Promise<QueryResult> {
    if (!this.#open) throw new Error(FINISHED);
    clearTimeout(this.#timer);
    this.#asking += 1;
    const rowMode = options?.rowMode ?? 'object';
    try {
      return await this.#link.ask({ kind: 'query', text, values, rowMode, dates: 'text' });
    } finally {
      this.#asking -= 1;
      this.#wait();
    }
  }

  #wait() {
    if (!this.#open || this.#asking > 0) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#expired.reject(new Error(idleMessage(this.#idleMs)));
    }, this.#idleMs);
  }

  async #end(kind: Extract<EmbeddedOperation['kind'], 'commit' | 'rollback'>): Promise<void> {
    if (!this.#open) return;
    this.#open = false;
    clearTimeout(this.#timer);
    await this.#link.ask({ kind });
  }
}
