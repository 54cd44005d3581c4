import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { currentUser } from '#server/platform/http/access.ts';
import { companionMemory, saveCompanionMemoryBody } from '#shared/contracts/conversations.ts';
import { idParams } from '#shared/contracts/wire.ts';
import type { CompanionMemoryService } from './companion-memory.service.ts';

const tags = ['conversations'];

export function companionMemoryRoutes({
  companionMemory: service,
}: {
  companionMemory: CompanionMemoryService;
}): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/ancestors/:id/companion-memory',
      {
        schema: {
          summary: 'What the companion keeps of its talks with the user',
          tags,
          params: idParams,
          response: { 200: companionMemory },
        },
      },
      (request) => service.get(currentUser(request).id, request.params.id),
    );

    app.put(
      '/api/ancestors/:id/companion-memory',
      {
        schema: {
          summary: 'Change the name and the people that the companion keeps; `people` replaces',
          tags,
          params: idParams,
          body: saveCompanionMemoryBody,
          response: { 200: companionMemory },
        },
      },
      (request) => service.save(currentUser(request).id, request.params.id, request.body),
    );

    app.delete(
      '/api/ancestors/:id/companion-memory',
      {
        schema: {
          summary: 'Have the companion forget name, people and what it has told',
          tags,
          params: idParams,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        await service.forget(currentUser(request).id, request.params.id);
        return reply.code(204).send(null);
      },
    );
  };
}
