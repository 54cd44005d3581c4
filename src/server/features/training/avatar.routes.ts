import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { currentUser } from '#server/platform/http/access.ts';
import { sendFile } from '#server/platform/storage/send-file.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { id } from '#shared/contracts/wire.ts';
import type { TrainingService } from './training.service.ts';

export function avatarRoutes({
  training,
  storage,
}: {
  training: TrainingService;
  storage: Storage;
}): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/ancestors/:id/avatar/:version',
      {
        schema: {
          summary: 'The avatar; `version` changes with the picture',
          tags: ['training'],
          params: z.object({ id, version: z.string().max(100) }),
        },
      },
      async (request, reply) => {
        const { id: ancestorId, version } = request.params;
        const userId = currentUser(request).id;
        const key = await training.avatarKey(userId, ancestorId, version);
        return sendFile(request, reply, { storage, key });
      },
    );
  };
}
