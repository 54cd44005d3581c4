import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { currentUser } from '#server/platform/http/access.ts';
import { sendFile } from '#server/platform/storage/send-file.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { ancestor } from '#shared/contracts/ancestors.ts';
import {
  recalledPassage,
  recallQuery,
  saveTrainingBody,
  training,
} from '#shared/contracts/training.ts';
import { id, idParams } from '#shared/contracts/wire.ts';
import { limits } from '#shared/limits.ts';
import type { TrainingService } from './training.service.ts';
import { readTrainingForm } from './training-form.ts';

const tags = ['training'];

export function trainingRoutes({
  training: service,
  storage,
}: {
  training: TrainingService;
  storage: Storage;
}): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/ancestors/:id/training',
      {
        schema: {
          summary: 'The training; defaults before anything was saved',
          tags,
          params: idParams,
          response: { 200: training },
        },
      },
      (request) => service.get(currentUser(request).id, request.params.id),
    );

    app.post(
      '/api/ancestors/:id/training',
      {
        bodyLimit: limits.trainingBodyBytes,
        schema: {
          summary:
            'Save the training: fields that are sent are merged, lists replace. JSON, or a form with `profileImage` and lists as JSON text',
          tags,
          consumes: ['application/json', 'multipart/form-data'],
          params: idParams,
          // A form's fields are read and checked by the handler, after ownership.
          body: saveTrainingBody.nullish(),
          response: { 200: training },
        },
      },
      async (request) => {
        const userId = currentUser(request).id;
        const { id } = request.params;
        if (!request.isMultipart()) return service.save(userId, id, request.body ?? {});
        await service.get(userId, id);
        const { fields, image } = await readTrainingForm(request);
        return service.save(userId, id, fields, image);
      },
    );

    app.post(
      '/api/ancestors/:id/summary',
      {
        schema: {
          summary: 'Complete the training: writes the summary and makes the companion active',
          tags,
          params: idParams,
          response: { 200: ancestor },
        },
      },
      (request) => service.complete(currentUser(request).id, request.params.id),
    );

    app.get(
      '/api/ancestors/:id/recall',
      {
        schema: {
          summary: 'The ranked passages for a question',
          tags,
          params: idParams,
          querystring: recallQuery,
          response: { 200: z.array(recalledPassage) },
        },
      },
      (request) => {
        const { q, limit } = request.query;
        return service.recall(currentUser(request).id, request.params.id, q, limit);
      },
    );

    app.get(
      '/api/ancestors/:id/avatar/:version',
      {
        schema: {
          summary: 'The avatar; `version` changes with the picture',
          tags,
          params: z.object({ id, version: z.string().max(100) }),
        },
      },
      async (request, reply) => {
        const { id: ancestorId, version } = request.params;
        const key = await service.avatarKey(currentUser(request).id, ancestorId, version);
        return sendFile(request, reply, { storage, key });
      },
    );
  };
}
