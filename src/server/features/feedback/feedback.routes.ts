import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ownUserId } from '#server/platform/http/access.ts';
import { createFeedbackBody, feedback } from '#shared/contracts/feedback.ts';
import type { FeedbackService } from './feedback.service.ts';

export function feedbackRoutes({
  feedback: service,
}: {
  feedback: FeedbackService;
}): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/feedback',
      {
        config: { access: 'public' },
        schema: {
          summary: 'Tell the people behind Heartwood something, signed in or not',
          tags: ['feedback'],
          body: createFeedbackBody,
          response: { 201: feedback },
        },
      },
      async (request, reply) => {
        // Without a session feedback is accepted too, and belongs to no user.
        const userId = request.user ? ownUserId(request, request.body.userId) : undefined;
        const isSample = request.user?.isSample ?? false;
        const created = await service.create({ ...request.body, userId, isSample }, request.ip);
        return reply.code(201).send(created);
      },
    );
  };
}
