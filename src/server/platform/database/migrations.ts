import { fileURLToPath } from 'node:url';

/** The folder of the SQL files that drizzle-kit writes. */
export const MIGRATIONS = fileURLToPath(new URL('../../../../db/migrations', import.meta.url));
