import { parentPort, type Transferable } from 'node:worker_threads';

/** A thread's response to an order. */
export type WorkerAnswer<Answer> =
  | { kind: 'done'; answer: Answer }
  | { kind: 'refused'; reason: string };

/** In a worker thread: performs each order in turn. `moved` lists what is transferred instead of copied. */
export function answerOrders<Order, Answer>(
  work: (order: Order) => Answer,
  moved: (answer: Answer) => Transferable[] = () => [],
): void {
  parentPort?.on('message', (order: Order) => {
    const send = (message: WorkerAnswer<Answer>, transfer?: Transferable[]) =>
      parentPort?.postMessage(message, transfer);
    try {
      const answer = work(order);
      send({ kind: 'done', answer }, moved(answer));
    } catch (error) {
      send({ kind: 'refused', reason: error instanceof Error ? error.message : String(error) });
    }
  });
}
