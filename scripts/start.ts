// The server, with the settings of a .env file where there is one. In this very process, so that
// signals and the exit code are the server's own.
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';

// A third of a start is compiling; a folder that cannot be written only costs that time again.
enableCompileCache(resolve(import.meta.dirname, '../node_modules/.cache/compiled'));
if (existsSync('.env')) process.loadEnvFile('.env');
await import('#server/main.ts');
