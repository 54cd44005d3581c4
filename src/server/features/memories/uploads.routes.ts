import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { currentUser } from '#server/platform/http/access.ts';
import { limits } from '#shared/limits.ts';
import { fileTooLarge } from './memories.errors.ts';
import type { MemoriesService } from './memories.service.ts';

/** Where the addresses of the storage on disk lead. With a bucket, browsers send to that. */
export function uploadsRoutes({ memories }: { memories: MemoriesService }): FastifyPluginAsyncZod {
  return async (app) => {
    // Nothing is read of the body before its address has been checked.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _payload, done) => done(null));

    app.put(
      '/api/uploads/*',
      {
        schema: {
          summary: 'Takes the one file that an upload address was made for',
          tags: ['memories'],
          params: z.object({ '*': z.string().max(600) }),
          querystring: z.object({ token: z.string().max(2_000).default('') }),
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        const bytes = Number(request.headers['content-length'] ?? limits.memory.fileBytes);
        if (bytes > limits.memory.fileBytes) throw fileTooLarge();
        await memories.receiveUpload(currentUser(request).id, {
          key: request.params['*'],
          bytes,
          token: request.query.token,
          content: request.raw,
        });
        return reply.code(204).send(null);
      },
    );
  };
}
