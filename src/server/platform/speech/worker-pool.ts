import { Worker } from 'node:worker_threads';
import type { WorkerMessage } from './worker-orders.ts';

export interface WorkerPoolOptions {
  /** The script of a thread; it calls `answerOrders`. */
  script: URL;
  size: number;
  /** An order that takes longer ends its thread. */
  limitMs: number;
}

interface Task<Order, Answer> {
  order: Order;
  settle: PromiseWithResolvers<Answer>;
  attempt: number;
}

interface Member<Order, Answer> {
  worker: Worker;
  isReady: boolean;
  task?: Task<Order, Answer>;
  timer?: NodeJS.Timeout;
}

/** An order is tried again once when its thread dies of it, or with it. */
const attempts = 2;

export interface WorkerPool<Order, Answer> {
  /** Starts the threads, where they do not run yet. */
  wake(): void;
  /** @throws Error when the thread refuses it, or it ends two threads. */
  run(order: Order): Promise<Answer>;
  close(): Promise<void>;
}

/** A few threads that answer orders, first come first served; one that dies is replaced. */
export function createWorkerPool<Order, Answer>(
  options: WorkerPoolOptions,
): WorkerPool<Order, Answer> {
  const members = new Set<Member<Order, Answer>>();
  const waiting: Task<Order, Answer>[] = [];
  let isClosed = false;

  const assign = () => {
    for (const member of members) {
      if (!member.isReady || member.task) continue;
      const task = waiting.shift();
      if (!task) return;
      member.task = task;
      member.timer = setTimeout(() => void member.worker.terminate(), options.limitMs).unref();
      // An order keeps the process alive, an idle thread does not.
      member.worker.ref();
      member.worker.postMessage(task.order);
    }
  };

  const release = (member: Member<Order, Answer>) => {
    clearTimeout(member.timer);
    member.worker.unref();
    const { task } = member;
    member.task = undefined;
    return task;
  };

  const receive = (member: Member<Order, Answer>, message: WorkerMessage<Answer>) => {
    if (message.kind === 'ready') member.isReady = true;
    else {
      const task = release(member);
      if (message.kind === 'done') task?.settle.resolve(message.answer);
      else task?.settle.reject(new Error(message.reason));
    }
    assign();
  };

  const bury = (member: Member<Order, Answer>, reason: Error) => {
    if (!members.delete(member)) return;
    const task = release(member);
    if (task && task.attempt < attempts && !isClosed)
      waiting.unshift({ ...task, attempt: task.attempt + 1 });
    else task?.settle.reject(reason);
    // A thread that cannot even start would be started for ever.
    if (!member.isReady) rejectAll(reason);
    if (waiting.length > 0 && !isClosed) wake();
  };

  const rejectAll = (reason: Error) => {
    for (const { settle } of waiting.splice(0)) settle.reject(reason);
  };

  const add = () => {
    const worker = new Worker(options.script, { execArgv: [] });
    const member: Member<Order, Answer> = { worker, isReady: false };
    members.add(member);
    worker.unref();
    worker.on('message', (message: WorkerMessage<Answer>) => receive(member, message));
    worker.on('error', (error) => bury(member, error));
    worker.on('exit', () => bury(member, new Error('the thread has ended')));
  };

  const wake = () => {
    while (!isClosed && members.size < options.size) add();
  };

  return {
    wake,
    run(order) {
      if (isClosed) return Promise.reject(new Error('the pool is closed'));
      const task = { order, settle: Promise.withResolvers<Answer>(), attempt: 1 };
      waiting.push(task);
      wake();
      assign();
      return task.settle.promise;
    },
    async close() {
      isClosed = true;
      rejectAll(new Error('the pool is closed'));
      await Promise.all([...members].map(({ worker }) => worker.terminate()));
    },
  };
}
