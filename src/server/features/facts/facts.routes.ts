import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { currentUser } from '#server/platform/http/access.ts';
import { facts as factList, saveFactsBody } from '#shared/contracts/facts.ts';
import { idParams } from '#shared/contracts/wire.ts';
import type { FactsService } from './facts.service.ts';

const tags = ['facts'];
/** As many facts as a person can have, each as long as it may be. */
const bodyLimit = 4 * 1024 * 1024;

export function factsRoutes({ facts }: { facts: FactsService }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/ancestors/:id/facts',
      {
        schema: {
          summary: 'The facts of a life: suggested and confirmed ones, then those dismissed',
          tags,
          params: idParams,
          response: { 200: factList },
        },
      },
      (request) => facts.list(currentUser(request).id, request.params.id),
    );

    app.put(
      '/api/ancestors/:id/facts',
      {
        bodyLimit,
        schema: {
          summary:
            'Change the facts with these ids and add those without; returns the whole list. An edited or dismissed suggestion is not made again',
          tags,
          params: idParams,
          body: saveFactsBody,
          response: { 200: factList },
        },
      },
      (request) => facts.save(currentUser(request).id, request.params.id, request.body),
    );
  };
}
