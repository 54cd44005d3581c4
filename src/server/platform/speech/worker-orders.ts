import { parentPort, type Transferable } from 'node:worker_threads';

/** What goes between a pool and the threads that work for it. */
export type WorkerMessage<Answer> =
  | { kind: 'ready' }
  | { kind: 'done'; answer: Answer }
  | { kind: 'refused'; reason: string };

/** In a worker thread: answers each order, one after another. `moved` names what is handed over, not copied. */
export function answerOrders<Order, Answer>(
  work: (order: Order) => Answer,
  moved: (answer: Answer) => Transferable[] = () => [],
): void {
  const port = parentPort;
  if (!port) throw new Error('not a worker thread');
  const send = (message: WorkerMessage<Answer>, transfer: Transferable[] = []) =>
    port.postMessage(message, transfer);
  port.on('message', (order: Order) => {
    try {
      const answer = work(order);
      send({ kind: 'done', answer }, moved(answer));
    } catch (error) {
      send({ kind: 'refused', reason: error instanceof Error ? error.message : String(error) });
    }
  });
  send({ kind: 'ready' });
}
