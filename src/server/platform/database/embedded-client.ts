import { setTimeout as sleep } from 'node:timers/promises';
import type { QueryOptions, QueryResult } from './embedded-protocol.ts';
import { EmbeddedTransaction } from './embedded-transaction.ts';
import type { EmbeddedWorkerLink } from './embedded-worker-link.ts';
import { SessionTurns } from './session-turns.ts';

const CLOSED = 'The database is closed.';
const CLOSE_GRACE_MS = 30_000;

/** The part of PGlite's interface that drizzle-orm/pglite uses, over a worker thread. */
export class EmbeddedClient {
  readonly #link: EmbeddedWorkerLink;
  readonly #transactionIdleMs: number;
  readonly #turns = new SessionTurns();
  #closing: Promise<void> | undefined;

  constructor(link: EmbeddedWorkerLink, transactionIdleMs: number) {
    this.#link = link;
    this.#transactionIdleMs = transactionIdleMs;
  }

  query(text: string, values: unknown[] = [], options?: QueryOptions): Promise<QueryResult> {
    const rowMode = options?.rowMode ?? 'object';
    return this.#shared(() =>
      this.#link.ask({ kind: 'query', text, values, rowMode, dates: 'text' }),
    );
  }

  /** Returns what the pg driver returns. Without values the text may hold several statements. */
  executeSql(text: string, values?: unknown[]): Promise<QueryResult> {
    return this.#shared(() =>
      values?.length
        ? this.#link.ask({ kind: 'query', text, values, rowMode: 'object', dates: 'date' })
        : this.#link.ask({ kind: 'execute', text }),
    );
  }

  transaction<T>(work: (transaction: EmbeddedTransaction) => Promise<T>): Promise<T> {
    if (this.#closing) return Promise.reject(new Error(CLOSED));
    return this.#turns.hold(() => {
      const transaction = new EmbeddedTransaction(this.#link, this.#transactionIdleMs);
      return transaction.run(work);
    });
  }

  async isReady(timeoutMs: number): Promise<boolean> {
    if (this.#closing || !this.#link.isAlive) return false;
    const answered = this.#link.ask({ kind: 'ping' }).then(
      () => true,
      () => false,
    );
    return Promise.race([answered, sleep(timeoutMs, false, { ref: false })]);
  }

  /** Waits for the work in flight, then closes the files. */
  close(): Promise<void> {
    this.#closing ??= this.#turns.hold(async () => {
      const stop = setTimeout(() => this.#link.terminate(), CLOSE_GRACE_MS);
      await this.#link
        .ask({ kind: 'close' })
        // A database that has stopped already counts as closed.
        .catch(() => {})
        .finally(() => clearTimeout(stop));
      await this.#link.terminate();
    });
    return this.#closing;
  }

  #shared<T>(work: () => Promise<T>): Promise<T> {
    if (this.#closing) return Promise.reject(new Error(CLOSED));
    return this.#turns.share(work);
  }
}
