import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { makeBackupJob } from '#server/platform/backup/backup.jobs.ts';
import type { Needs } from '#server/platform/platform.ts';

/** What `npm run backup` shows to a running server: only who can read the data directory or the settings has it. */
export const backupToken = (secret: string) =>
  createHmac('sha256', secret).update('backup\n').digest('base64url');

/** Lets `npm run backup` have the running server make the backup: nobody else can open its embedded database. */
export function backupRoutes({ jobs, secret }: Needs<'jobs' | 'secret'>): FastifyPluginAsyncZod {
  const expected = Buffer.from(`Bearer ${backupToken(secret)}`);
  return async (app) => {
    const config = { access: 'public' as const };

    app.addHook('onRequest', async (request, reply) => {
      const given = Buffer.from(request.headers.authorization ?? '');
      const isAllowed = given.length === expected.length && timingSafeEqual(given, expected);
      if (!isAllowed) return reply.callNotFound();
    });

    app.post(
      '/api/backups',
      { config, schema: { hide: true, body: z.object({ to: z.string().optional() }) } },
      async (request) => ({ id: await jobs.send(makeBackupJob, request.body) }),
    );

    app.get(
      '/api/backups/:jobId',
      { config, schema: { hide: true, params: z.object({ jobId: z.uuid() }) } },
      async (request, reply) =>
        (await jobs.find(makeBackupJob, request.params.jobId)) ?? reply.callNotFound(),
    );
  };
}
