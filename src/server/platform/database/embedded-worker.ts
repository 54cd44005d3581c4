import { parentPort, workerData } from 'node:worker_threads';
import { StartupError } from '#server/platform/errors/startup-error.ts';
import { createDatabaseDirectory } from './database-directory.ts';
import { toDatabaseFailure } from './database-failure.ts';
import { openDurablePglite } from './durable-pglite.ts';
import type { EmbeddedAnswer, EmbeddedRequest, EmbeddedResponse } from './embedded-protocol.ts';
import { EmbeddedSession } from './embedded-session.ts';

const port = parentPort;
if (!port) throw new Error('The embedded database runs in a worker thread only.');
const send = (response: EmbeddedResponse) => port.postMessage(response);
const directory: string = workerData.directory;

try {
  await createDatabaseDirectory(directory, async (draft) => {
    const pglite = await openDurablePglite({ directory: draft });
    await pglite.close();
  });
  const session = new EmbeddedSession(await openDurablePglite({ directory }));
  let isOver = false;
  const perform = async ({ id, operation }: EmbeddedRequest): Promise<EmbeddedAnswer> => {
    try {
      const result = await session.perform(operation);
      isOver = operation.kind === 'close';
      return { kind: 'result', id, result };
    } catch (error) {
      isOver = operation.kind === 'close' || isFatal(error);
      return { kind: 'failure', id, failure: toDatabaseFailure(error) };
    }
  };
  const sendAnswers = (answers: EmbeddedAnswer[]) => {
    try {
      send({ kind: 'answers', answers });
    } catch (error) {
      // For example too large to be cloned: the requests must settle all the same.
      const failure = toDatabaseFailure(error);
      send({
        kind: 'answers',
        answers: answers.map(({ id }) => ({ kind: 'failure', id, failure })),
      });
    }
  };
  const performAll = async (requests: EmbeddedRequest[]) => {
    const answers: EmbeddedAnswer[] = [];
    for (const request of requests) if (!isOver) answers.push(await perform(request));
    if (answers.length > 0) sendAnswers(answers);
    if (isOver) port.close();
  };
  // What was asked at once is answered at once, after what was asked before it.
  let last = Promise.resolve();
  port.on('message', (requests: EmbeddedRequest[]) => {
    last = last.then(() => performAll(requests));
  });
  send({ kind: 'opened' });
} catch (error) {
  send({ kind: 'not-opened', reason: describeRefusal(error) });
}

function describeRefusal(error: unknown): string {
  if (error instanceof StartupError) return error.message;
  const reason = error instanceof Error ? error.message : String(error);
  return (
    `Heartwood could not open its database in ${directory} (${reason}). ` +
    'Keep a copy of that folder before trying anything else, and see whether the disk is full.'
  );
}

/** After these PGlite cannot be trusted; what was acknowledged is recovered at the next start. */
function isFatal(error: unknown): boolean {
  if (error instanceof WebAssembly.RuntimeError) return true;
  if (!(error instanceof Error)) return true;
  if (error.name === 'ExitStatus') return true;
  return 'severity' in error && ['FATAL', 'PANIC'].includes(String(error.severity));
}
