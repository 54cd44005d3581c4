import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createLogger } from '#server/platform/logging/logger.ts';
import { createMetrics } from '#server/platform/metrics/metrics.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { defineJob, type HandledJob, handleJob, type JobHandler, type JobRun } from './job.ts';
import { createJobs, type Jobs } from './jobs.ts';

type Data = { word: string };

/** A job of a name of its own, so that no test sees the jobs of another. */
let names = 0;
function newJob(options: Partial<Parameters<typeof defineJob>[0]> = {}) {
  names += 1;
  return defineJob({
    name: `words.test-${names}`,
    retry: { limit: 2, delaySeconds: 0 },
    concurrency: 1,
    expireSeconds: 60,
    ...options,
    schema: z.object({ word: z.string() }),
  });
}

let database: TestDatabase;
const opened: Jobs[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  for (const jobs of opened.splice(0)) await jobs.close();
});
afterAll(() => database.close());

/** The jobs as one process has them. */
async function open(handled: HandledJob[], { work = true } = {}) {
  const metrics = createMetrics();
  const jobs = createJobs({ database, logger: createLogger('silent'), metrics });
  opened.push(jobs);
  await jobs.open(handled);
  if (work) await jobs.work();
  return { jobs, metrics };
}

const until = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000, interval: 20 });

/** A handler that notes its runs and ends each when the test says so, or when it is aborted. */
function heldHandler() {
  const runs: JobRun<Data>[] = [];
  const ends: PromiseWithResolvers<void>[] = [];
  const handler: JobHandler<Data> = (run) => {
    const end = Promise.withResolvers<void>();
    runs.push(run);
    ends.push(end);
    run.signal.addEventListener('abort', () => end.reject(run.signal.reason));
    return end.promise;
  };
  return { runs, ends, handler };
}

describe('a job', () => {
  test('is run once with its data, and is then known as completed', async () => {
    const job = newJob();
    const words: string[] = [];
    const { jobs } = await open([handleJob(job, async ({ data }) => void words.push(data.word))]);
    const id = await jobs.send(job, { word: 'net' });
    await until(async () =>
      expect(await jobs.find(job, id ?? '')).toMatchObject({ state: 'completed', attempts: 1 }),
    );
    expect(words).toEqual(['net']);
  });

  test('that another process sent is run as well', async () => {
    const job = newJob();
    const words: string[] = [];
    const handled = handleJob(job, async ({ data }) => void words.push(data.word));
    await open([handled]);
    const sender = await open([handled], { work: false });
    await sender.jobs.send(job, { word: 'from elsewhere' });
    await until(() => expect(words).toEqual(['from elsewhere']));
  });

  test('is never there without the row that was written with it', async () => {
    const job = newJob();
    const words: string[] = [];
    const { jobs } = await open([handleJob(job, async ({ data }) => void words.push(data.word))]);
    const undone = database.db.transaction(async (tx) => {
      await jobs.send(job, { word: 'undone' }, { tx });
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    await database.db.transaction(async (tx) => {
      await jobs.send(job, { word: 'kept' }, { tx });
    });
    await until(() => expect(words).toEqual(['kept']));
  });

  test('waits for its time', async () => {
    const job = newJob();
    const times: number[] = [];
    const { jobs } = await open([handleJob(job, async () => void times.push(Date.now()))]);
    const after = new Date(Date.now() + 1_500);
    await jobs.send(job, { word: 'later' }, { after });
    await until(() => expect(times).toHaveLength(1));
    expect(times[0]).toBeGreaterThanOrEqual(after.getTime() - 50);
  });

  test('with a key is sent once as long as one of that key waits or runs', async () => {
    const job = newJob();
    const { handler, runs, ends } = heldHandler();
    const { jobs } = await open([handleJob(job, handler)]);
    const send = () => jobs.send(job, { word: 'one' }, { singletonKey: 'story-1' });
    expect(await send()).toEqual(expect.any(String));
    expect(await send()).toBeUndefined();
    await until(() => expect(runs).toHaveLength(1));
    expect(await send()).toBeUndefined();
    ends[0]?.resolve();
    await until(async () => expect(await send()).toEqual(expect.any(String)));
  });

  test('with data that does not fit is refused before it is sent', async () => {
    const job = newJob();
    const { jobs } = await open([handleJob(job, async () => {})], { work: false });
    await expect(jobs.send(job, { word: 7 } as never)).rejects.toThrow();
  });

  test('tells how far it has come while it runs', async () => {
    const job = newJob();
    const { handler, runs, ends } = heldHandler();
    const { jobs } = await open([handleJob(job, handler)]);
    const id = (await jobs.send(job, { word: 'slow' })) ?? '';
    await until(() => expect(runs).toHaveLength(1));
    const progress = { done: 2, total: 5, sentence: 'Painting the second picture' };
    await runs[0]?.progress(progress);
    expect(await jobs.find(job, id)).toEqual({ id, state: 'running', attempts: 1, progress });
    ends[0]?.resolve();
    await until(async () =>
      expect(await jobs.find(job, id)).toMatchObject({ state: 'completed', progress: undefined }),
    );
  });
});

describe('a job that fails', () => {
  test('is tried again, and counted among the failed once its tries are used up', async () => {
    const job = newJob({ retry: { limit: 2, delaySeconds: 0 } });
    const attempts: number[] = [];
    const handled = handleJob(job, async ({ attempt }) => {
      attempts.push(attempt);
      throw new Error('no luck');
    });
    const { jobs, metrics } = await open([handled]);
    const id = (await jobs.send(job, { word: 'hopeless' })) ?? '';
    await until(async () => expect(await jobs.find(job, id)).toMatchObject({ state: 'failed' }));
    expect(attempts).toEqual([1, 2, 3]);
    expect(await metrics.registry.metrics()).toContain(`jobs{job="${job.name}",state="failed"} 1`);
  });

  test('waits longer before each further try', async () => {
    const job = newJob({ retry: { limit: 3, delaySeconds: 1, backoff: true } });
    const { jobs } = await open([handleJob(job, async () => Promise.reject(new Error('no')))]);
    const id = (await jobs.send(job, { word: 'patience' })) ?? '';
    const delays: number[] = [];
    await until(async () => {
      const { rows } = await database.executeSql(
        `select retry_count, extract(epoch from start_after - started_on)::float as delay
         from pgboss.job where id = $1 and state = 'retry'`,
        [id],
      );
      const row = rows[0] as { retry_count: number; delay: number } | undefined;
      if (row) delays[row.retry_count] ??= row.delay;
      expect(delays.filter(Boolean)).toHaveLength(2);
    });
    expect(delays[1]).toBeGreaterThan(delays[0] ?? 0);
  });

  test('by taking too long is aborted and tried again', async () => {
    const job = newJob({ expireSeconds: 1, retry: { limit: 1, delaySeconds: 0 } });
    const { handler, runs, ends } = heldHandler();
    const { jobs } = await open([handleJob(job, handler)]);
    const id = (await jobs.send(job, { word: 'endless' })) ?? '';
    await until(() => expect(runs).toHaveLength(2));
    expect(runs[0]?.signal.aborted).toBe(true);
    ends[1]?.resolve();
    await until(async () => expect(await jobs.find(job, id)).toMatchObject({ state: 'completed' }));
  });
});

describe('a cancelled job', () => {
  test('never runs if it had not begun', async () => {
    const job = newJob();
    const words: string[] = [];
    const { jobs } = await open([handleJob(job, async ({ data }) => void words.push(data.word))]);
    const id =
      (await jobs.send(job, { word: 'never' }, { after: new Date(Date.now() + 1_000) })) ?? '';
    await jobs.cancel(job, id);
    await sleep(2_500);
    expect(words).toEqual([]);
    expect(await jobs.find(job, id)).toMatchObject({ state: 'cancelled' });
  });

  test('is aborted where it runs, also by another process, and stays cancelled', async () => {
    const job = newJob();
    const { handler, runs } = heldHandler();
    await open([handleJob(job, handler)]);
    const other = await open([handleJob(job, handler)], { work: false });
    const id = (await other.jobs.send(job, { word: 'stop it' })) ?? '';
    await until(() => expect(runs).toHaveLength(1));
    await other.jobs.cancel(job, id);
    await until(() => expect(runs[0]?.signal.aborted).toBe(true));
    expect(await other.jobs.find(job, id)).toMatchObject({ state: 'cancelled' });
    expect(runs).toHaveLength(1);
  });
});

describe('a worker', () => {
  test('runs as many jobs of a kind at once as the kind allows, and all in the end', async () => {
    const job = newJob({ concurrency: 3 });
    let now = 0;
    let most = 0;
    let done = 0;
    const handled = handleJob(job, async () => {
      now += 1;
      most = Math.max(most, now);
      await sleep(30);
      now -= 1;
      done += 1;
    });
    const { jobs } = await open([handled]);
    for (let index = 0; index < 20; index += 1) await jobs.send(job, { word: `${index}` });
    await until(() => expect(done).toBe(20));
    expect(most).toBe(3);
  });

  test('that stops puts its jobs back, and another takes them up at once', async () => {
    const job = newJob({ retry: { limit: 0, delaySeconds: 60 } });
    const { handler, runs, ends } = heldHandler();
    const first = await open([handleJob(job, handler)]);
    const id = (await first.jobs.send(job, { word: 'handed over' })) ?? '';
    await until(() => expect(runs).toHaveLength(1));
    await first.jobs.stopWork();
    expect(runs[0]?.signal.aborted).toBe(true);
    expect(await first.jobs.find(job, id)).toMatchObject({ state: 'waiting' });

    const second = await open([handleJob(job, handler)]);
    await until(() => expect(runs).toHaveLength(2));
    ends[1]?.resolve();
    await until(async () =>
      expect(await second.jobs.find(job, id)).toMatchObject({ state: 'completed' }),
    );
  });

  test('runs jobs that a clock 40 days ahead has delayed or was running', async () => {
    const job = newJob();
    const words: string[] = [];
    const handled = handleJob(job, async ({ data }) => void words.push(data.word));
    const { jobs } = await open([handled], { work: false });
    for (const word of ['delayed', 'retried', 'cut off']) await jobs.send(job, { word });
    const { executeSql } = database;
    const ahead = "now() + interval '40 days'";
    const set = (columns: string, word: string) =>
      executeSql(`update pgboss.job set ${columns} where name = $1 and data->>'word' = $2`, [
        job.name,
        word,
      ]);
    await set(`created_on = ${ahead}, start_after = ${ahead}`, 'delayed');
    await set(`state = 'retry', start_after = ${ahead}`, 'retried');
    await set(`state = 'active', started_on = ${ahead}, heartbeat_on = ${ahead}`, 'cut off');
    await jobs.work();
    await until(() => expect(words.toSorted()).toEqual(['cut off', 'delayed', 'retried']));
  });

  test('sends a scheduled job once in each span, however many workers there are', async () => {
    const job = defineJob({
      ...newJob(),
      schema: z.object({}),
      everySeconds: 2,
    });
    const spans: number[] = [];
    const handled = handleJob(job, async () => void spans.push(Math.floor(Date.now() / 2_000)));
    await open([handled]);
    await open([handled]);
    await until(() => expect(spans.length).toBeGreaterThanOrEqual(3));
    const { rows } = await database.executeSql(
      'select count(*)::int as sent, count(distinct singleton_on)::int as spans from pgboss.job where name = $1',
      [job.name],
    );
    expect(rows[0]).toMatchObject({ sent: (rows[0] as { spans: number }).spans });
  });
});
