import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { currentUser, ownUserId } from '#server/platform/http/access.ts';
import { sendPage } from '#server/platform/http/paging.ts';
import {
  ancestor,
  consentBody,
  createAncestorBody,
  restBody,
  updateAncestorBody,
} from '#shared/contracts/ancestors.ts';
import { idParams, pageQuery, userIdParams } from '#shared/contracts/wire.ts';
import type { AncestorsService } from './ancestors.service.ts';

const tags = ['ancestors'];

export function ancestorsRoutes({
  ancestors,
}: {
  ancestors: AncestorsService;
}): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/users/:userId/ancestors',
      {
        schema: {
          summary: 'The family, by generation and place in the tree',
          tags,
          params: userIdParams,
          querystring: pageQuery,
          response: { 200: z.array(ancestor) },
        },
      },
      async (request, reply) => {
        const userId = ownUserId(request, request.params.userId);
        return sendPage(request, reply, await ancestors.list(userId, request.query));
      },
    );

    app.post(
      '/api/ancestors',
      {
        schema: {
          summary: 'Add somebody to the family',
          tags,
          body: createAncestorBody,
          response: { 201: ancestor },
        },
      },
      async (request, reply) => {
        const { userId, ...input } = request.body;
        const created = await ancestors.create(ownUserId(request, userId), input);
        return reply.code(201).send(created);
      },
    );

    app.get(
      '/api/ancestors/:id',
      {
        schema: { summary: 'One person', tags, params: idParams, response: { 200: ancestor } },
      },
      (request) => ancestors.get(currentUser(request).id, request.params.id),
    );

    app.put(
      '/api/ancestors/:id',
      {
        schema: {
          summary:
            'Change details and links; with `updatedAt` as last seen, a stale write is refused',
          tags,
          params: idParams,
          body: updateAncestorBody,
          response: { 200: ancestor },
        },
      },
      (request) => ancestors.update(currentUser(request).id, request.params.id, request.body),
    );

    app.delete(
      '/api/ancestors/:id',
      {
        schema: {
          summary: 'Delete somebody with all that was taught and said',
          tags,
          params: idParams,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        await ancestors.delete(currentUser(request).id, request.params.id);
        return reply.code(204).send(null);
      },
    );

    app.put(
      '/api/ancestors/:id/rest',
      {
        schema: {
          summary: 'Lay a persona to rest, or wake it again',
          tags,
          params: idParams,
          body: restBody,
          response: { 200: ancestor },
        },
      },
      (request) =>
        ancestors.setResting(currentUser(request).id, request.params.id, request.body.resting),
    );

    app.put(
      '/api/ancestors/:id/consent',
      {
        schema: {
          summary: 'Affirm to be an adult with the right to use this material',
          tags,
          params: idParams,
          body: consentBody,
          response: { 200: ancestor },
        },
      },
      (request) => ancestors.affirmConsent(currentUser(request).id, request.params.id),
    );
  };
}
