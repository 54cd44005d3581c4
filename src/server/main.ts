import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadData } from '@heartwood/reading/load-data';
import { buildApp, buildWorkerApp } from './app/build-app.ts';
import { createDependencies } from './app/dependencies.ts';
import { listJobs } from './app/jobs.ts';
import { shutDown } from './app/shut-down.ts';
import { readConfig } from './platform/config/config.ts';
import { StartupError } from './platform/errors/startup-error.ts';
import { createLogger } from './platform/logging/logger.ts';
import { filesSweep } from './platform/storage/files.jobs.ts';

const clientDir = path.resolve(import.meta.dirname, '../../dist/client');
/** How long a web process that is one of several still serves after it has said that it is not ready. */
const withdrawalMs = 2_000;

async function main() {
  const config = readConfig(process.env);
  const logger = createLogger(config.LOG_LEVEL);
  const dependencies = await createDependencies(config, logger, { onDatabaseLost: endAtOnce });
  const { jobs, readiness } = dependencies;
  const isWorker = config.ROLE === 'worker';
  const app = isWorker
    ? await buildWorkerApp(dependencies)
    : await buildApp(dependencies, clientDir);
  await dependencies.clockGuard.start();
  await jobs.open(listJobs(dependencies));

  let isStopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    logger.info({ signal }, 'stopping');
    readiness.withdraw();
    if (config.ROLE === 'web') await sleep(withdrawalMs);
    const isClean = await shutDown(
      [
        {
          name: 'requests',
          limitMs: 8_000,
          run: () => Promise.all([app.close(), jobs.stopWork()]),
        },
        { name: 'replies', limitMs: 3_000, run: dependencies.settle },
        { name: 'job queues', limitMs: 2_000, run: jobs.close },
        { name: 'clock', limitMs: 2_000, run: dependencies.clockGuard.stop },
        { name: 'database', limitMs: 5_000, run: dependencies.database.close },
      ],
      logger,
    );
    logger.info('stopped');
    process.exit(isClean ? 0 : 1);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  await app.listen({ port: config.PORT, host: config.HOST });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.PORT;
  process.stdout.write(
    isWorker
      ? `Heartwood's worker is at work; its health is at http://localhost:${port}/readyz\n`
      : `Heartwood is at http://localhost:${port}\n`,
  );
  // Else the first message to a companion would wait for it.
  if (!isWorker) setImmediate(loadData);
  if (config.ROLE !== 'web') await jobs.work();
  // What a crash left is cleared away now rather than within the hour.
  if (dependencies.aloneSince) await jobs.send(filesSweep, {}, { singletonKey: 'start' });
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});

/** Without its database nothing can be served: whoever watches over the process starts it again. */
function endAtOnce(reason: Error) {
  process.stderr.write(
    `Heartwood ends because its embedded database stopped (${reason.message}). ` +
      'What was saved is safe: start it again.\n',
  );
  process.exit(1);
}

/** What a person must mend is said in plain words; anything else is a fault, shown with its trace. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof StartupError) return error.message;
  if ('code' in error && error.code === 'EADDRINUSE')
    return 'Another program already uses this port. Stop it, or set PORT to another number.';
  return error.stack ?? error.message;
}
