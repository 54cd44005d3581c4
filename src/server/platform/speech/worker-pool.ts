import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { WorkerAnswer } from './worker-orders.ts';

export interface WorkerPoolOptions {
  /** The script of a thread; it calls `answerOrders`. */
  script: URL;
  size: number;
  /** An order that takes longer ends its thread. */
  limitMs: number;
}

/** Worker threads that perform orders, first come first served; one that dies is replaced. */
export function createWorkerPool<Order, Answer>({ script, size, limitMs }: WorkerPoolOptions) {
  const inTurn = pLimit(size);
  const threads = new Set<Worker>();
  const idle = new Set<Worker>();
  let isClosed = false;

  function addWorker(): Worker {
    const worker = new Worker(script, { execArgv: [] });
    const removeWorker = () => threads.delete(worker) && idle.delete(worker);
    // An idle thread does not keep the process alive, and its failure must not end the process.
    worker.on('error', removeWorker).on('exit', removeWorker).unref();
    threads.add(worker);
    idle.add(worker);
    return worker;
  }

  async function attempt(order: Order): Promise<WorkerAnswer<Answer>> {
    if (isClosed) throw new Error('the pool is closed');
    const [worker = addWorker()] = idle;
    idle.delete(worker);
    const answered = new AbortController();
    const signal = AbortSignal.any([answered.signal, AbortSignal.timeout(limitMs)]);
    worker.ref();
    worker.postMessage(order);
    try {
      const [answer] = await Promise.race([
        once(worker, 'message', { signal }),
        once(worker, 'exit', { signal }).then(() => {
          throw new Error('the thread has ended');
        }),
      ]);
      worker.unref();
      idle.add(worker);
      return answer;
    } catch (error) {
      await worker.terminate();
      throw error;
    } finally {
      answered.abort();
    }
  }

  return {
    /** Starts the threads that do not run yet. */
    wake() {
      while (!isClosed && threads.size < size) addWorker();
    },

    /** @throws Error when the thread refuses the order, or the order ends two threads. */
    run: (order: Order): Promise<Answer> =>
      inTurn(async () => {
        const answer = await attempt(order).catch(() => attempt(order));
        if (answer.kind === 'refused') throw new Error(answer.reason);
        return answer.answer;
      }),

    async close(): Promise<void> {
      isClosed = true;
      await Promise.all([...threads].map((worker) => worker.terminate()));
    },
  };
}
