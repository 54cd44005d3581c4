import { Worker } from 'node:worker_threads';
import { StartupError } from '#server/platform/errors/startup-error.ts';
import { EmbeddedDatabaseError } from './database-failure.ts';
import type { EmbeddedOperation, EmbeddedResponse, QueryResult } from './embedded-protocol.ts';

const STOPPED =
  'The embedded database has stopped. What was saved is safe: restart Heartwood to go on.';

type Waiting = PromiseWithResolvers<QueryResult>;

/** Asks the worker thread that holds PGlite, and answers every question even if the worker dies. */
export class EmbeddedWorkerLink {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #opened = Promise.withResolvers<void>();
  readonly #onLost: (reason: Error) => void;
  #lastId = 0;
  #isStopping = false;
  #ended: Error | undefined;

  constructor(directory: string, onLost: (reason: Error) => void = () => {}) {
    this.#onLost = onLost;
    this.#worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
      workerData: { directory },
      execArgv: [],
    });
    this.#worker.on('message', (response: EmbeddedResponse) => this.#receive(response));
    this.#worker.on('messageerror', (error) => this.#end(error));
    this.#worker.on('error', (error) => this.#end(error));
    this.#worker.on('exit', () => this.#end(new Error(STOPPED)));
  }

  get isAlive(): boolean {
    return this.#ended === undefined;
  }

  opened(): Promise<void> {
    return this.#opened.promise;
  }

  ask(operation: EmbeddedOperation): Promise<QueryResult> {
    if (this.#ended) return Promise.reject(this.#ended);
    const id = ++this.#lastId;
    const waiting = Promise.withResolvers<QueryResult>();
    this.#waiting.set(id, waiting);
    try {
      this.#worker.postMessage({ id, operation });
    } catch (error) {
      this.#waiting.delete(id);
      waiting.reject(error);
    }
    return waiting.promise;
  }

  async terminate(): Promise<void> {
    this.#isStopping = true;
    await this.#worker.terminate();
  }

  #receive(response: EmbeddedResponse) {
    if (response.kind === 'opened') return this.#opened.resolve();
    if (response.kind === 'not-opened') {
      return this.#opened.reject(new StartupError(response.reason));
    }
    const waiting = this.#waiting.get(response.id);
    this.#waiting.delete(response.id);
    if (response.kind === 'result') waiting?.resolve(response.result);
    else waiting?.reject(new EmbeddedDatabaseError(response.failure));
  }

  #end(reason: Error) {
    if (!this.#ended && !this.#isStopping) this.#onLost(reason);
    this.#ended ??= reason;
    this.#opened.reject(reason);
    for (const waiting of this.#waiting.values()) waiting.reject(reason);
    this.#waiting.clear();
  }
}
