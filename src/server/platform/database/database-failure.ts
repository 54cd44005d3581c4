const DETAILS = [
  'code',
  'severity',
  'detail',
  'hint',
  'constraint',
  'schema',
  'table',
  'column',
  'dataType',
  'position',
  'where',
  'routine',
] as const;

type DetailName = (typeof DETAILS)[number];

/** A database error in a form that can cross threads. It holds no query and no parameters. */
export interface DatabaseFailure {
  message: string;
  details: Partial<Record<DetailName, string>>;
}

/** An error of the embedded database, with the same fields that the pg driver's errors have. */
export class EmbeddedDatabaseError extends Error {
  declare readonly code?: string;
  declare readonly severity?: string;
  declare readonly detail?: string;
  declare readonly constraint?: string;

  constructor({ message, details }: DatabaseFailure) {
    super(message);
    this.name = 'EmbeddedDatabaseError';
    Object.assign(this, details);
  }
}

export function toDatabaseFailure(error: unknown): DatabaseFailure {
  if (!(error instanceof Error)) return { message: String(error), details: {} };
  const details: DatabaseFailure['details'] = {};
  for (const name of DETAILS) {
    const value: unknown = Reflect.get(error, name);
    if (typeof value === 'string') details[name] = value;
  }
  return { message: error.message, details };
}
