import { z } from 'zod';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { defineJob, handleJob } from '#server/platform/jobs/job.ts';
import { createJobs } from '#server/platform/jobs/jobs.ts';
import { createLogger } from '#server/platform/logging/logger.ts';
import { createMetrics } from '#server/platform/metrics/metrics.ts';

// A worker to be killed: it never ends the first run of a job, and says what it does, line by line.
const [dataDir = '', databaseUrl, send] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);

const job = defineJob({
  name: 'words.cut-off',
  schema: z.object({ word: z.string() }),
  retry: { limit: 1, delaySeconds: 0 },
  concurrency: 1,
  expireSeconds: 600,
});
const database = await openDatabase({ dataDir, databaseUrl: databaseUrl || undefined });
const jobs = createJobs({ database, logger: createLogger('silent'), metrics: createMetrics() });
await jobs.open([
  handleJob(job, async ({ attempt, data }) => {
    say(`run ${attempt} of ${data.word}`);
    if (attempt === 1) await new Promise(() => {});
  }),
]);
await jobs.work();
if (send) await jobs.send(job, { word: send });
say('working');
