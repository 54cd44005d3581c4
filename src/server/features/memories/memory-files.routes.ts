import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { currentUser } from '#server/platform/http/access.ts';
import { sendFile } from '#server/platform/storage/send-file.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { idParams } from '#shared/contracts/wire.ts';
import type { MemoriesService } from './memories.service.ts';

const tags = ['memories'];
const shown = [
  ['display', 'displayKey', 'What a browser shows or plays of it, without metadata; in ranges'],
  ['thumbnail', 'thumbnailKey', 'A small picture of it'],
] as const;

/** Responses must be revalidated, so that a deleted file disappears from every page at once. */
export function memoryFilesRoutes({
  memories,
  storage,
}: {
  memories: MemoriesService;
  storage: Storage;
}): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/memory-vault/:id/file',
      {
        schema: {
          summary: 'The original, byte for byte; with `download=1` always to be saved',
          tags,
          params: idParams,
          querystring: z.object({ download: z.enum(['0', '1']).default('0') }),
        },
      },
      async (request, reply) => {
        const { key, fileName } = await memories.getFile(
          currentUser(request).id,
          request.params.id,
        );
        const download = request.query.download === '1';
        return sendFile(request, reply, { storage, key, fileName, download });
      },
    );

    for (const [name, which, summary] of shown)
      app.get(
        `/api/memory-vault/:id/${name}`,
        { schema: { summary, tags, params: idParams } },
        async (request, reply) => {
          const { id } = currentUser(request);
          const key = await memories.getShown(id, request.params.id, which);
          return sendFile(request, reply, { storage, key });
        },
      );
  };
}
