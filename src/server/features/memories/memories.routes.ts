import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { currentUser, ownUserId } from '#server/platform/http/access.ts';
import { sendPage } from '#server/platform/http/paging.ts';
import {
  createMemoryBody,
  deleteMemoryQuery,
  listMemoriesQuery,
  memory,
  memoryFacets,
  updateMemoryBody,
  uploadUrlAnswer,
} from '#shared/contracts/memories.ts';
import { idParams, userIdParams } from '#shared/contracts/wire.ts';
import type { MemoriesService } from './memories.service.ts';

const tags = ['memories'];
/** A text of half a million characters, each escaped as JSON may have to. */
const bodyLimit = 4 * 1024 * 1024;

export function memoriesRoutes({ memories }: { memories: MemoriesService }): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/memory-vault/upload-url',
      {
        schema: {
          summary: 'An address for one file of up to 50 MB, by a single PUT within 15 minutes',
          tags,
          response: { 200: uploadUrlAnswer },
        },
      },
      async (request) => {
        const origin = `${request.protocol}://${request.host}`;
        return { uploadURL: await memories.createUploadAddress(currentUser(request).id, origin) };
      },
    );

    app.get(
      '/api/users/:userId/memory-vault',
      {
        schema: {
          summary:
            'Memories, newest first, long texts only begun; `deleted=1`: what can be restored',
          tags,
          params: userIdParams,
          querystring: listMemoriesQuery,
          response: { 200: z.array(memory) },
        },
      },
      async (request, reply) => {
        const userId = ownUserId(request, request.params.userId);
        return sendPage(request, reply, await memories.list(userId, request.query));
      },
    );

    app.get(
      '/api/users/:userId/memory-vault/facets',
      {
        schema: {
          summary: 'How many memories there are of each type and tag',
          tags,
          params: userIdParams,
          response: { 200: memoryFacets },
        },
      },
      (request) => memories.facets(ownUserId(request, request.params.userId)),
    );

    app.post(
      '/api/memory-vault',
      {
        bodyLimit,
        schema: {
          summary: 'Keep a memory: a text, or a file that was uploaded before',
          tags,
          body: createMemoryBody,
          response: { 201: memory },
        },
      },
      async (request, reply) => {
        const { userId, ...input } = request.body;
        const created = await memories.create(ownUserId(request, userId), input);
        return reply.code(201).send(created);
      },
    );

    app.get(
      '/api/memory-vault/:id',
      {
        schema: {
          summary: 'One memory, whole',
          tags,
          params: idParams,
          response: { 200: memory },
        },
      },
      (request) => memories.get(currentUser(request).id, request.params.id),
    );

    app.put(
      '/api/memory-vault/:id',
      {
        bodyLimit,
        schema: {
          summary: 'Change what is said of it; with `updatedAt` a stale write is refused',
          tags,
          params: idParams,
          body: updateMemoryBody,
          response: { 200: memory },
        },
      },
      (request) => memories.update(currentUser(request).id, request.params.id, request.body),
    );

    app.delete(
      '/api/memory-vault/:id',
      {
        schema: {
          summary: 'Delete it: hidden at once, purged after 30 days, or right now with `now=1`',
          tags,
          params: idParams,
          querystring: deleteMemoryQuery,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        const now = request.query.now === '1';
        await memories.delete(currentUser(request).id, request.params.id, { now });
        return reply.code(204).send(null);
      },
    );

    app.post(
      '/api/memory-vault/:id/restore',
      {
        schema: {
          summary: 'Bring back what was deleted less than 30 days ago',
          tags,
          params: idParams,
          response: { 200: memory },
        },
      },
      (request) => memories.restore(currentUser(request).id, request.params.id),
    );
  };
}
