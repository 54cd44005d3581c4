import type { DatabaseFailure } from './database-failure.ts';

export interface QueryResult {
  rows: unknown[];
  fields: { name: string; dataTypeID: number }[];
  rowCount: number;
}

export type EmbeddedOperation =
  | { kind: 'query'; text: string; values: unknown[]; rowMode: 'object' | 'array'; dates: DateMode }
  | { kind: 'execute'; text: string }
  | { kind: 'begin' }
  | { kind: 'commit' }
  | { kind: 'rollback' }
  | { kind: 'ping' }
  | { kind: 'close' };

/** Drizzle parses dates itself and wants text; everyone else wants what the pg driver gives. */
export type DateMode = 'text' | 'date';

export interface EmbeddedRequest {
  id: number;
  operation: EmbeddedOperation;
}

export type EmbeddedAnswer =
  | { kind: 'result'; id: number; result: QueryResult }
  | { kind: 'failure'; id: number; failure: DatabaseFailure };

export type EmbeddedResponse =
  | { kind: 'opened' }
  | { kind: 'not-opened'; reason: string }
  | { kind: 'answers'; answers: EmbeddedAnswer[] };

export interface QueryOptions {
  rowMode?: 'object' | 'array';
}
