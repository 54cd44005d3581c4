import { parentPort, workerData } from 'node:worker_threads';
import type { PGlite, Results } from '@electric-sql/pglite';
import { toDatabaseFailure } from './database-failure.ts';
import { openDurablePglite } from './durable-pglite.ts';
import type {
  DateMode,
  EmbeddedOperation,
  EmbeddedRequest,
  EmbeddedResponse,
  QueryResult,
} from './embedded-protocol.ts';

// date, timestamp, timestamptz, interval, and the arrays of numeric and of those four.
const TEXT_OIDS = [1082, 1114, 1184, 1186, 1231, 1115, 1185, 1187, 1182];
const asText = (value: string) => value;
const PARSERS: Record<DateMode, Record<number, typeof asText>> = {
  text: Object.fromEntries(TEXT_OIDS.map((oid) => [oid, asText])),
  date: {},
};
const EMPTY: QueryResult = { rows: [], fields: [], rowCount: 0 };

const port = parentPort;
if (!port) throw new Error('The embedded database runs in a worker thread only.');
const answer = (response: EmbeddedResponse) => port.postMessage(response);

try {
  const pglite = await openDurablePglite({ directory: workerData.directory });
  port.on('message', async ({ id, operation }: EmbeddedRequest) => {
    try {
      answer({ kind: 'result', id, result: await perform(pglite, operation) });
    } catch (error) {
      answer({ kind: 'failure', id, failure: toDatabaseFailure(error) });
    }
    if (operation.kind === 'close') port.close();
  });
  answer({ kind: 'opened' });
} catch (error) {
  answer({ kind: 'not-opened', failure: toDatabaseFailure(error) });
}

async function perform(pglite: PGlite, operation: EmbeddedOperation): Promise<QueryResult> {
  switch (operation.kind) {
    case 'query': {
      const { text, values, rowMode, dates } = operation;
      return toResult(
        await pglite.query<unknown>(text, values, { rowMode, parsers: PARSERS[dates] }),
      );
    }
    case 'execute':
      return executeScript(pglite, operation.text);
    case 'begin':
      await pglite.exec('BEGIN');
      return EMPTY;
    case 'commit':
      await commit(pglite);
      return EMPTY;
    case 'rollback':
      await pglite.exec('ROLLBACK');
      return EMPTY;
    case 'ping':
      return EMPTY;
    case 'close':
      await pglite.close();
      return EMPTY;
  }
}

async function executeScript(pglite: PGlite, text: string): Promise<QueryResult> {
  const results = await pglite.exec(text);
  const rows = results.flatMap((result): unknown[] => result.rows);
  const last = results.at(-1);
  return { ...(last ? toResult(last) : EMPTY), rows };
}

async function commit(pglite: PGlite): Promise<void> {
  const [result] = await pglite.exec('COMMIT');
  // PostgreSQL answers the COMMIT of a failed transaction with a successful ROLLBACK.
  if (result?.command === 'ROLLBACK') {
    throw new Error('The transaction was rolled back because a statement in it had failed.');
  }
}

function toResult({ rows, fields, rowCount, affectedRows }: Results<unknown>): QueryResult {
  return { rows, fields, rowCount: rowCount ?? affectedRows ?? 0 };
}
