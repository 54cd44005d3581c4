import type { PGlite, Results } from '@electric-sql/pglite';
import type { DateMode, EmbeddedOperation, QueryResult } from './embedded-protocol.ts';
import { PreparedQueries } from './prepared-queries.ts';

// date, timestamp, timestamptz, interval, and the arrays of numeric and of those four.
const TEXT_OIDS = [1082, 1114, 1184, 1186, 1231, 1115, 1185, 1187, 1182];
const asText = (value: string) => value;
const PARSERS: Record<DateMode, Record<number, typeof asText>> = {
  text: Object.fromEntries(TEXT_OIDS.map((oid) => [oid, asText])),
  date: {},
};
const EMPTY: QueryResult = { rows: [], fields: [], rowCount: 0 };

/** Runs in the worker thread: performs one operation at a time on PGlite's one session. */
export class EmbeddedSession {
  readonly #pglite: PGlite;
  readonly #queries: PreparedQueries;
  #inTransaction = false;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
    this.#queries = new PreparedQueries(pglite);
  }

  async perform(operation: EmbeddedOperation): Promise<QueryResult> {
    switch (operation.kind) {
      case 'query': {
        const { text, values, rowMode, dates } = operation;
        const options = { rowMode, parsers: PARSERS[dates] };
        return this.#alone(async () => toResult(await this.#queries.query(text, values, options)));
      }
      case 'execute':
        return this.#alone(() => this.#execute(operation.text));
      case 'begin':
        await this.#pglite.exec('BEGIN');
        this.#inTransaction = true;
        return EMPTY;
      case 'commit':
        await this.#commit();
        return EMPTY;
      case 'rollback':
        this.#inTransaction = false;
        await this.#pglite.exec('ROLLBACK');
        return EMPTY;
      case 'ping':
        return EMPTY;
      case 'close':
        await this.#pglite.close();
        return EMPTY;
    }
  }

  /** SQL that begins a transaction of its own must end it, or the next caller would be inside it. */
  async #alone(work: () => Promise<QueryResult>): Promise<QueryResult> {
    try {
      return await work();
    } finally {
      const isLeftOpen = !this.#inTransaction && this.#pglite.isInTransaction();
      if (isLeftOpen) await this.#pglite.exec('ROLLBACK');
    }
  }

  async #execute(text: string): Promise<QueryResult> {
    const results = await this.#pglite.exec(text);
    const written = results.reduce((sum, { affectedRows = 0 }) => sum + affectedRows, 0);
    await this.#queries.noteChange(text, written);
    const rows = results.flatMap((result): unknown[] => result.rows);
    const last = results.at(-1);
    return { ...(last ? toResult(last) : EMPTY), rows };
  }

  async #commit(): Promise<void> {
    this.#inTransaction = false;
    const [result] = await this.#pglite.exec('COMMIT');
    // For the COMMIT of a failed transaction PostgreSQL reports a successful ROLLBACK.
    if (result?.command === 'ROLLBACK') {
      throw new Error('The transaction was rolled back because a statement in it had failed.');
    }
  }
}

function toResult({ rows, fields, rowCount, affectedRows }: Results<unknown>): QueryResult {
  return { rows, fields, rowCount: rowCount ?? affectedRows ?? 0 };
}
