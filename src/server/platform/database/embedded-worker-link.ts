import { Worker } from 'node:worker_threads';
import { StartupError } from '#server/platform/errors/startup-error.ts';
import { EmbeddedDatabaseError } from './database-failure.ts';
import type {
  EmbeddedAnswer,
  EmbeddedOperation,
  EmbeddedRequest,
  EmbeddedResponse,
  QueryResult,
} from './embedded-protocol.ts';

const STOPPED =
  'The embedded database has stopped. What was saved is safe: restart Heartwood to go on.';

type Waiting = PromiseWithResolvers<QueryResult>;

/** Sends operations to the worker thread that holds PGlite; all of them settle even if the worker dies. */
export class EmbeddedWorkerLink {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #opened = Promise.withResolvers<void>();
  readonly #onLost: (reason: Error) => void;
  /** Asked since the last message to the worker. */
  #unsent: EmbeddedRequest[] = [];
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
    // A message between threads costs as much as a small query, so requests of one tick share one.
    if (this.#unsent.push({ id, operation }) === 1) process.nextTick(() => this.#send());
    return waiting.promise;
  }

  async terminate(): Promise<void> {
    this.#isStopping = true;
    await this.#worker.terminate();
  }

  #send() {
    const requests = this.#unsent;
    this.#unsent = [];
    try {
      this.#worker.postMessage(requests);
    } catch {
      // A value that no thread can be given fails its own query, not those beside it.
      for (const request of requests) this.#sendAlone(request);
    }
  }

  #sendAlone(request: EmbeddedRequest) {
    try {
      this.#worker.postMessage([request]);
    } catch (error) {
      this.#waiting.get(request.id)?.reject(error);
      this.#waiting.delete(request.id);
    }
  }

  #receive(response: EmbeddedResponse) {
    if (response.kind === 'opened') return this.#opened.resolve();
    if (response.kind === 'not-opened') {
      return this.#opened.reject(new StartupError(response.reason));
    }
    for (const answer of response.answers) this.#settle(answer);
  }

  #settle(answer: EmbeddedAnswer) {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (answer.kind === 'result') waiting?.resolve(answer.result);
    else waiting?.reject(new EmbeddedDatabaseError(answer.failure));
  }

  #end(reason: Error) {
    if (!this.#ended && !this.#isStopping) this.#onLost(reason);
    this.#ended ??= reason;
    this.#opened.reject(reason);
    for (const waiting of this.#waiting.values()) waiting.reject(reason);
    this.#waiting.clear();
  }
}
