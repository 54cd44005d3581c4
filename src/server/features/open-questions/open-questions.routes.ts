import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { currentUser } from '#server/platform/http/access.ts';
import {
  addOpenQuestionBody,
  answerOpenQuestionBody,
  openQuestion,
  openQuestions as openQuestionList,
} from '#shared/contracts/open-questions.ts';
import { training } from '#shared/contracts/training.ts';
import { id, idParams } from '#shared/contracts/wire.ts';
import type { OpenQuestionsService } from './open-questions.service.ts';

const tags = ['open questions'];
const questionParams = z.object({ id, questionId: id });

export function openQuestionsRoutes({
  openQuestions,
}: {
  openQuestions: OpenQuestionsService;
}): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/ancestors/:id/open-questions',
      {
        schema: {
          summary: 'Questions that the companion could not answer, most asked first',
          tags,
          params: idParams,
          response: { 200: openQuestionList },
        },
      },
      (request) => openQuestions.list(currentUser(request).id, request.params.id),
    );

    app.post(
      '/api/ancestors/:id/open-questions',
      {
        schema: {
          summary: 'Add a question for the family to answer; the same one again is counted',
          tags,
          params: idParams,
          body: addOpenQuestionBody,
          response: { 201: openQuestion },
        },
      },
      async (request, reply) => {
        const { params, body } = request;
        const added = await openQuestions.add(currentUser(request).id, params.id, body.text);
        return reply.code(201).send(added);
      },
    );

    app.delete(
      '/api/ancestors/:id/open-questions/:questionId',
      {
        schema: {
          summary: 'Remove a question without an answer; it is not collected again',
          tags,
          params: questionParams,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        const { id: ancestorId, questionId } = request.params;
        await openQuestions.remove(currentUser(request).id, ancestorId, questionId);
        return reply.code(204).send(null);
      },
    );

    app.post(
      '/api/ancestors/:id/open-questions/:questionId/answer',
      {
        schema: {
          summary: 'Answer a question: the answer becomes a story of the training',
          tags,
          params: questionParams,
          body: answerOpenQuestionBody,
          response: { 200: training },
        },
      },
      (request) => {
        const { id: ancestorId, questionId } = request.params;
        return openQuestions.answer(currentUser(request).id, ancestorId, questionId, request.body);
      },
    );
  };
}
