import path from 'node:path';
import { buildApp } from './app/build-app.ts';
import { createDependencies } from './app/dependencies.ts';
import { ConfigError, readConfig } from './platform/config/config.ts';
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
  // What a person must mend is said in plain words; anything else is a fault with its trace.
  const isPlain = error instanceof ConfigError || (error instanceof Error && 'isPlain' in error);
  process.stderr.write(
    `${isPlain || !(error instanceof Error) ? String((error as Error).message ?? error) : error.stack}\n`,
  );
  process.exit(1);
});
