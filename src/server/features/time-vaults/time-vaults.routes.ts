import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { currentUser, ownUserId } from '#server/platform/http/access.ts';
import { sendPage } from '#server/platform/http/paging.ts';
import { sendFile } from '#server/platform/storage/send-file.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { timeVault } from '#shared/contracts/time-vaults.ts';
import { idParams, pageQuery, userIdParams } from '#shared/contracts/wire.ts';
import type { TimeVaultsService } from './time-vaults.service.ts';
import { readVaultForm } from './vault-form.ts';

const tags = ['time-vaults'];

export function timeVaultsRoutes({
  timeVaults,
  storage,
}: {
  timeVaults: TimeVaultsService;
  storage: Storage;
}): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/users/:userId/time-vaults',
      {
        schema: {
          summary: 'All vaults, newest first; `videoUrl` is null until one was opened',
          tags,
          params: userIdParams,
          querystring: pageQuery,
          response: { 200: z.array(timeVault) },
        },
      },
      async (request, reply) => {
        const userId = ownUserId(request, request.params.userId);
        return sendPage(request, reply, await timeVaults.list(userId, request.query));
      },
    );

    app.post(
      '/api/time-vaults',
      {
        schema: {
          summary:
            'Seal a video: a form with the file `video` and the other fields in any order, `recipientEmails` as JSON',
          tags,
          consumes: ['multipart/form-data'],
          response: { 201: timeVault },
        },
      },
      async (request, reply) => {
        const vault = await timeVaults.create(currentUser(request).id, async (receive) => {
          if (!request.isMultipart()) return undefined;
          const fields = await readVaultForm(request, receive);
          ownUserId(request, fields.userId);
          return fields;
        });
        return reply.code(201).send(vault);
      },
    );

    app.post(
      '/api/time-vaults/:id/open',
      {
        schema: {
          summary: 'Open a vault that has reached its date; before that, 403',
          tags,
          params: idParams,
          response: { 200: timeVault },
        },
      },
      (request) => timeVaults.open(currentUser(request).id, request.params.id),
    );

    app.delete(
      '/api/time-vaults/:id',
      {
        schema: {
          summary: 'Delete a vault with its video, opened or not',
          tags,
          params: idParams,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        await timeVaults.delete(currentUser(request).id, request.params.id);
        return reply.code(204).send(null);
      },
    );

    for (const [file, summary] of files)
      app.get(
        `/api/time-vaults/:id/${file}`,
        {
          schema: {
            summary: `${summary}; until the vault was opened, 403`,
            tags,
            params: idParams,
          },
        },
        async (request, reply) => {
          const userId = currentUser(request).id;
          const found = await timeVaults.getFile(userId, request.params.id, file);
          return sendFile(request, reply, { storage, ...found });
        },
      );
  };
}

const files = [
  ['video', 'The video as browsers play it'],
  ['original', 'The file as it came, to keep'],
  ['poster', 'A picture from the video'],
] as const;
