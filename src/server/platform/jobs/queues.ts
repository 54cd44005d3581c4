import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Database, OpenDatabase } from '#server/platform/database/database.ts';
import type { Logger } from '#server/platform/logging/logger.ts';
import type { HandledJob, Job } from './job.ts';
import { jobSchema } from './job-statements.ts';

/** A running job whose worker was not heard of for this long is given to another. */
export const heartbeatSeconds = 15;
const hourSeconds = 60 * 60;
const daySeconds = 24 * hourSeconds;
/** How long pg-boss rests between looks at features of its that are not used here. */
const unusedSeconds = hourSeconds;

export interface SendOptions {
  /** Not before this time. */
  after?: Date;
  /** While a job with this key waits or runs, another is not sent. */
  singletonKey?: string;
  /** The caller's transaction: the job is there if, and only if, it is committed. */
  tx?: Database;
}

export interface Queues {
  boss: PgBoss;
  handled: readonly HandledJob[];
  isEmbedded: boolean;
  send(name: string, data: unknown, options?: SendOptions): Promise<string | undefined>;
  /** Sends it unless it was sent in this span already, by whichever process. */
  sendScheduled(job: Job<unknown>, everySeconds: number): Promise<string | undefined>;
  close(): Promise<void>;
}

interface QueuesOptions {
  database: OpenDatabase;
  logger: Logger;
  handled: readonly HandledJob[];
}

/** Starts pg-boss on our database, with a queue for each job. */
export async function openQueues({ database, logger, handled }: QueuesOptions): Promise<Queues> {
  const isEmbedded = database.kind === 'embedded';
  const boss = new PgBoss({
    db: { executeSql: database.executeSql },
    backend: isEmbedded ? 'pglite' : 'postgres',
    schema: jobSchema,
    schedule: false,
    maintenanceIntervalSeconds: 15 * 60,
    flowIntervalSeconds: unusedSeconds,
    bamIntervalSeconds: unusedSeconds,
    reindex: !isEmbedded,
    monitorVacuum: !isEmbedded,
  });
  boss.on('error', (error) => logger.error({ err: error }, 'the job queues had a fault'));
  boss.on('warning', ({ message }) => logger.warn({ message }, 'the job queues warn'));
  await boss.start();
  await createQueues(boss, handled);

  return {
    boss,
    handled,
    isEmbedded,

    async send(name, data, { after, singletonKey, tx } = {}) {
      const id = await boss.send(
        name,
        { ...toObject(data) },
        {
          startAfter: after,
          // The queues hold one job of each key, so one without a key gets a key of its own.
          singletonKey: singletonKey ?? randomUUID(),
          ...(tx && { db: fromDrizzle(tx, sql) }),
        },
      );
      return id ?? undefined;
    },

    async sendScheduled({ name }, everySeconds) {
      const options = { singletonSeconds: everySeconds, singletonKey: 'schedule' };
      return (await boss.send(name, {}, options)) ?? undefined;
    },

    close: () => boss.stop({ graceful: false, close: false }),
  };
}

async function createQueues(boss: PgBoss, handled: readonly HandledJob[]) {
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const { job } of handled) {
    const options = {
      retryLimit: job.retry.limit,
      retryDelay: job.retry.delaySeconds,
      retryBackoff: job.retry.backoff ?? false,
      expireInSeconds: job.expireSeconds,
      heartbeatSeconds,
      // A clock that jumps ahead must not remove waiting jobs.
      retentionSeconds: 10 * 365 * daySeconds,
      // Longer than the span of a schedule: the finished job is what says that it was sent already.
      deleteAfterSeconds: job.everySeconds ? 2 * job.everySeconds + hourSeconds : 2 * daySeconds,
    };
    if (known.has(job.name)) await boss.updateQueue(job.name, options);
    else await boss.createQueue(job.name, { ...options, policy: 'exclusive' });
    // Fills pg-boss's cache: a send inside a transaction must not look for its queue outside of it,
    // where the embedded database, with its one session, would wait for that very transaction.
    await boss.findJobs(job.name, { id: randomUUID() });
  }
}

function toObject(data: unknown): object {
  if (typeof data === 'object' && data !== null) return data;
  throw new TypeError("A job's data is an object.");
}
