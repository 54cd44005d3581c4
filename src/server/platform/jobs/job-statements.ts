import { z } from 'zod';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import type { JobProgress } from './job.ts';

export const jobSchema = 'pgboss';

/** One run of a job: a later run of the same job has a higher count. */
export interface Claim {
  name: string;
  id: string;
  retryCount: number;
}

const progressOutput = z.object({
  progress: z.object({ done: z.number(), total: z.number(), sentence: z.string().optional() }),
});
const named = z.object({ name: z.string() });
const counted = z.object({ name: z.string(), state: z.string(), count: z.coerce.number() });

const ofClaim = "name = $1 and id = $2 and state = 'active' and retry_count = $3";

export type JobStatements = ReturnType<typeof createJobStatements>;

/** What pg-boss itself does not offer, on its table of jobs. */
export function createJobStatements({ executeSql }: OpenDatabase) {
  return {
    /** Those of the queues that have a job to be run now. */
    async listDue(names: string[]): Promise<string[]> {
      const { rows } = await executeSql(
        `select distinct name from ${jobSchema}.job
         where name = any($1) and state < 'active' and not blocked and start_after <= now()`,
        [names],
      );
      return rows.map((row) => named.parse(row).name);
    },

    /** Puts a running job back, to be run at once, without counting this run. */
    async handBack({ name, id, retryCount }: Claim): Promise<void> {
      await executeSql(
        `update ${jobSchema}.job
         set state = 'retry', start_after = now(), heartbeat_on = null, output = null,
             retry_limit = retry_limit + 1
         where ${ofClaim}`,
        [name, id, retryCount],
      );
    },

    /**
     * Lets jobs be run again at once whose worker was not heard of for so long, or only by a wrong clock. Unlike
     * after a failure there is nothing to wait for, but the run counts, so that a job that kills its worker ends.
     */
    async takeUpCutOff(names: string[], silentSeconds: number): Promise<number> {
      const { rows } = await executeSql(
        `update ${jobSchema}.job
         set state = 'retry', start_after = now(), heartbeat_on = null, output = null
         where name = any($1) and state = 'active' and retry_count < retry_limit
           and coalesce(heartbeat_on, started_on)
             not between now() - $2 * interval '1 second' and now() + interval '1 hour'
         returning id`,
        [names, silentSeconds],
      );
      return rows.length;
    },

    /** Lets jobs be run at once that a wrong clock delayed: no retry waits for eight days. */
    async bringForward(names: string[]): Promise<number> {
      const { rows } = await executeSql(
        `update ${jobSchema}.job set start_after = now()
         where name = any($1) and state < 'active' and start_after > now()
           and (start_after > now() + interval '8 days'
             or greatest(created_on, started_on) > now() + interval '1 hour')
         returning id`,
        [names],
      );
      return rows.length;
    },

    async writeProgress({ name, id, retryCount }: Claim, progress: JobProgress): Promise<void> {
      await executeSql(`update ${jobSchema}.job set output = $4::jsonb where ${ofClaim}`, [
        name,
        id,
        retryCount,
        JSON.stringify({ progress }),
      ]);
    },

    readProgress: (output: unknown): JobProgress | undefined =>
      progressOutput.safeParse(output).data?.progress,

    async countJobs() {
      const { rows } = await executeSql(
        `select name, state::text as state, count(*) as count from ${jobSchema}.job group by name, state`,
      );
      return rows.map((row) => counted.parse(row));
    },
  };
}
