import { parentPort, workerData } from 'node:worker_threads';
import { StartupError } from '#server/platform/errors/startup-error.ts';
import { createDatabaseDirectory } from './database-directory.ts';
import { toDatabaseFailure } from './database-failure.ts';
import { openDurablePglite } from './durable-pglite.ts';
import type { EmbeddedRequest, EmbeddedResponse } from './embedded-protocol.ts';
import { EmbeddedSession } from './embedded-session.ts';

const port = parentPort;
if (!port) throw new Error('The embedded database runs in a worker thread only.');
const answer = (response: EmbeddedResponse) => port.postMessage(response);
const directory: string = workerData.directory;

try {
  await createDatabaseDirectory(directory, async (draft) => {
    const pglite = await openDurablePglite({ directory: draft });
    await pglite.close();
  });
  const session = new EmbeddedSession(await openDurablePglite({ directory }));
  let isOver = false;
  const perform = async ({ id, operation }: EmbeddedRequest) => {
    if (isOver) return;
    try {
      answer({ kind: 'result', id, result: await session.perform(operation) });
    } catch (error) {
      answer({ kind: 'failure', id, failure: toDatabaseFailure(error) });
      isOver = isFatal(error);
    }
    isOver ||= operation.kind === 'close';
    if (isOver) port.close();
  };
  // Several may have been sent at once: each is performed when the one before it was answered.
  let last = Promise.resolve();
  port.on('message', (request: EmbeddedRequest) => {
    last = last.then(() => perform(request));
  });
  answer({ kind: 'opened' });
} catch (error) {
  answer({ kind: 'not-opened', reason: describeRefusal(error) });
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
