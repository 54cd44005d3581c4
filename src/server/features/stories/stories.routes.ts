import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { currentUser, ownUserId } from '#server/platform/http/access.ts';
import { sendPage } from '#server/platform/http/paging.ts';
import { createStoryBody, story, updateStoryBody } from '#shared/contracts/stories.ts';
import { idParams, pageQuery, userIdParams } from '#shared/contracts/wire.ts';
import type { StoriesService } from './stories.service.ts';

const tags = ['stories'];
/** Far more than the longest story, whose length is checked in words. */
const bodyLimit = 8 * 1024 * 1024;

export function storiesRoutes({ stories }: { stories: StoriesService }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/users/:userId/stories',
      {
        schema: {
          summary: 'The stories, newest first',
          tags,
          params: userIdParams,
          querystring: pageQuery,
          response: { 200: z.array(story) },
        },
      },
      async (request, reply) => {
        const userId = ownUserId(request, request.params.userId);
        return sendPage(request, reply, await stories.list(userId, request.query));
      },
    );

    app.post(
      '/api/stories',
      {
        bodyLimit,
        schema: {
          summary: 'Turn a life story into scenes and a film',
          tags,
          body: createStoryBody,
          response: { 201: story },
        },
      },
      async (request, reply) => {
        const { userId, ...input } = request.body;
        const created = await stories.create(ownUserId(request, userId), input);
        return reply.code(201).send(created);
      },
    );

    app.get(
      '/api/stories/:id',
      {
        schema: {
          summary: 'One story, and how far it has come',
          tags,
          params: idParams,
          response: { 200: story },
        },
      },
      (request) => stories.get(currentUser(request).id, request.params.id),
    );

    app.put(
      '/api/stories/:id',
      {
        schema: {
          summary: 'Change title or music; the film is made again',
          tags,
          params: idParams,
          body: updateStoryBody,
          response: { 200: story },
        },
      },
      (request) => stories.update(currentUser(request).id, request.params.id, request.body),
    );

    app.delete(
      '/api/stories/:id',
      {
        schema: {
          summary: 'Stop what is being made of it, and remove it with all its files',
          tags,
          params: idParams,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        await stories.delete(currentUser(request).id, request.params.id);
        return reply.code(204).send(null);
      },
    );

    app.post(
      '/api/stories/:id/vertical',
      {
        schema: {
          summary: 'Have the vertical film made, 9:16',
          tags,
          params: idParams,
          response: { 200: story },
        },
      },
      (request) => stories.askVertical(currentUser(request).id, request.params.id),
    );
  };
}
