// The server, with the settings of a .env file where there is one. In this very process, so that
// signals and the exit code are the server's own.
import { existsSync } from 'node:fs';

if (existsSync('.env')) process.loadEnvFile('.env');
await import('#server/main.ts');
