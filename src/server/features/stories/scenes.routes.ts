import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { currentUser } from '#server/platform/http/access.ts';
import { orderScenesBody, scene, sceneParams, updateSceneBody } from '#shared/contracts/stories.ts';
import { idParams } from '#shared/contracts/wire.ts';
import type { StoriesService } from './stories.service.ts';

const tags = ['stories'];

export function scenesRoutes({
  stories: { scenes },
}: {
  stories: StoriesService;
}): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/stories/:id/scenes',
      {
        schema: {
          summary: 'The scenes in their order; none before the story was read',
          tags,
          params: idParams,
          response: { 200: z.array(scene) },
        },
      },
      (request) => scenes.list(currentUser(request).id, request.params.id),
    );

    app.put(
      '/api/stories/:id/scenes/:sceneId',
      {
        schema: {
          summary: 'Change a scene; only what changed is made again',
          tags,
          params: sceneParams,
          body: updateSceneBody,
          response: { 200: scene },
        },
      },
      (request) => {
        const { id, sceneId } = request.params;
        return scenes.update(currentUser(request).id, id, sceneId, request.body);
      },
    );

    app.delete(
      '/api/stories/:id/scenes/:sceneId',
      {
        schema: {
          summary: 'Take a scene out; the last one stays',
          tags,
          params: sceneParams,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        const { id, sceneId } = request.params;
        await scenes.delete(currentUser(request).id, id, sceneId);
        return reply.code(204).send(null);
      },
    );

    app.put(
      '/api/stories/:id/scene-order',
      {
        schema: {
          summary: 'Put the scenes into another order',
          tags,
          params: idParams,
          body: orderScenesBody,
          response: { 200: z.array(scene) },
        },
      },
      (request) => scenes.order(currentUser(request).id, request.params.id, request.body.sceneIds),
    );
  };
}
