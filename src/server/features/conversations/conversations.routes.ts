import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { currentUser, ownUserId } from '#server/platform/http/access.ts';
import { sendPage } from '#server/platform/http/paging.ts';
import {
  because,
  conversation,
  conversationsQuery,
  createConversationBody,
  exchange,
  message,
  renameConversationBody,
  sendMessageBody,
} from '#shared/contracts/conversations.ts';
import { id, idParams, pageQuery, userIdParams } from '#shared/contracts/wire.ts';
import { presentMessage } from './conversations.presenter.ts';
import type { ConversationsService } from './conversations.service.ts';
import { exportFormats } from './export-conversation.ts';
import { streamReply, wantsStream } from './stream-reply.ts';

const tags = ['conversations'];
const messageParams = z.object({ id, messageId: id });

export function conversationsRoutes({
  conversations,
}: {
  conversations: ConversationsService;
}): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/users/:userId/conversations',
      {
        schema: {
          summary: 'All conversations, newest first; with `q` those that hold its words',
          tags,
          params: userIdParams,
          querystring: conversationsQuery,
          response: { 200: z.array(conversation) },
        },
      },
      async (request, reply) => {
        const userId = ownUserId(request, request.params.userId);
        return sendPage(request, reply, await conversations.list(userId, request.query));
      },
    );

    app.post(
      '/api/conversations',
      {
        schema: {
          summary: 'Begin a conversation with somebody of the family',
          tags,
          body: createConversationBody,
          response: { 201: conversation },
        },
      },
      async (request, reply) => {
        const { userId, ancestorId, title } = request.body;
        const created = await conversations.create(ownUserId(request, userId), ancestorId, title);
        return reply.code(201).send(created);
      },
    );

    app.get(
      '/api/conversations/:id',
      {
        schema: {
          summary: 'One conversation',
          tags,
          params: idParams,
          response: { 200: conversation },
        },
      },
      (request) => conversations.get(currentUser(request).id, request.params.id),
    );

    app.put(
      '/api/conversations/:id',
      {
        schema: {
          summary: 'Give a conversation another title',
          tags,
          params: idParams,
          body: renameConversationBody,
          response: { 200: conversation },
        },
      },
      (request) =>
        conversations.rename(currentUser(request).id, request.params.id, request.body.title),
    );

    app.get(
      '/api/conversations/:id/export',
      {
        schema: {
          summary: 'The whole conversation as a file, text or JSON',
          tags,
          params: idParams,
          querystring: z.object({ format: z.enum(exportFormats).default('text') }),
        },
      },
      async (request, reply) => {
        const { id: conversationId } = request.params;
        const file = await conversations.export(
          currentUser(request).id,
          conversationId,
          request.query.format,
        );
        return reply
          .type(file.type)
          .header('content-disposition', contentDisposition(file.name))
          .send(Readable.from(file.content));
      },
    );

    app.delete(
      '/api/conversations/:id',
      {
        schema: {
          summary: 'Delete a conversation with its messages',
          tags,
          params: idParams,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        await conversations.delete(currentUser(request).id, request.params.id);
        return reply.code(204).send(null);
      },
    );

    app.get(
      '/api/conversations/:id/messages',
      {
        schema: {
          summary: 'The messages of a conversation, newest first',
          tags,
          params: idParams,
          querystring: pageQuery,
          response: { 200: z.array(message) },
        },
      },
      async (request, reply) => {
        const { id: conversationId } = request.params;
        const userId = currentUser(request).id;
        const page = await conversations.listMessages(userId, conversationId, request.query);
        return sendPage(request, reply, page);
      },
    );

    app.post(
      '/api/conversations/:id/messages',
      {
        schema: {
          summary:
            'Say something. Answers message and reply; with `Accept: text/event-stream` as events `message`, `delta`…, `reply`',
          tags,
          params: idParams,
          body: sendMessageBody,
          response: { 201: exchange },
        },
      },
      async (request, reply) => {
        const userId = ownUserId(request, request.body.senderId);
        const { message: sent, reply: making } = await conversations.send(
          userId,
          request.params.id,
          request.body.content,
          request.headers['accept-language'],
        );
        if (wantsStream(request)) {
          await streamReply(request, reply, { message: sent, making });
          return reply;
        }
        return reply.code(201).send({ message: sent, reply: presentMessage(await making.done) });
      },
    );

    app.get(
      '/api/messages/:id/because',
      {
        schema: {
          summary: 'How a reply came about, to the owner of its conversation',
          tags,
          params: idParams,
          response: { 200: because },
        },
      },
      (request) => conversations.getBecause(currentUser(request).id, request.params.id),
    );

    app.post(
      '/api/conversations/:id/messages/:messageId/reply',
      {
        schema: {
          summary: 'The reply to a message: joins the one in the making, or makes it (again)',
          tags,
          params: messageParams,
          body: z.object({ again: z.boolean().default(false) }),
          response: { 200: message },
        },
      },
      async (request, reply) => {
        const { id: conversationId, messageId } = request.params;
        const making = await conversations.reply(
          currentUser(request).id,
          conversationId,
          messageId,
          { again: request.body.again, locale: request.headers['accept-language'] },
        );
        if (wantsStream(request)) {
          await streamReply(request, reply, { making });
          return reply;
        }
        return reply.send(presentMessage(await making.done));
      },
    );

    app.delete(
      '/api/conversations/:id/messages/:messageId/reply',
      {
        schema: {
          summary: 'Stop the reply in the making',
          tags,
          params: messageParams,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        const { id: conversationId, messageId } = request.params;
        await conversations.stopReply(currentUser(request).id, conversationId, messageId);
        return reply.code(204).send(null);
      },
    );
  };
}
