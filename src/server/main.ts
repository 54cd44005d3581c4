import path from 'node:path';
import { buildApp } from './app/build-app.ts';
import { createDependencies } from './app/dependencies.ts';
import { readConfig } from './platform/config/config.ts';
import { StartupError } from './platform/errors/startup-error.ts';
import { createLogger } from './platform/logging/logger.ts';

const clientDir = path.resolve(import.meta.dirname, '../../dist/client');
/** How long a shutdown may take before the process ends all the same. */
const graceMs = 20_000;

async function main() {
  const config = readConfig(process.env);
  const logger = createLogger(config.LOG_LEVEL);
  const dependencies = await createDependencies(config, logger);
  const app = await buildApp(dependencies, clientDir);

  let isStopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    logger.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), graceMs).unref();
    await app.close();
    await dependencies.close();
    logger.info('stopped');
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  await app.listen({ port: config.PORT, host: config.HOST });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.PORT;
  process.stdout.write(`Heartwood is at http://localhost:${port}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});

/** What a person must mend is said in plain words; anything else is a fault, shown with its trace. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof StartupError) return error.message;
  if ('code' in error && error.code === 'EADDRINUSE')
    return 'Another program already uses this port. Stop it, or set PORT to another number.';
  return error.stack ?? error.message;
}
