import { z } from 'zod';
import { limits } from '#shared/limits.ts';
import { sourceKind } from './training.ts';
import { id, pageQuery, storable, timestamp } from './wire.ts';

export const conversation = z.object({
  id,
  userId: id,
  ancestorId: id,
  title: z.string(),
  lastMessageAt: timestamp.nullable(),
  createdAt: timestamp,
  match: z
    .object({
      messageId: id.nullable().describe('The newest message that matches; null for the title.'),
      excerpt: z.string(),
    })
    .optional()
    .describe('In a search: where it was found.'),
});
export type Conversation = z.infer<typeof conversation>;

export const createConversationBody = z.object({
  userId: id,
  ancestorId: id,
  title: z.string().overwrite(storable).trim().min(1).max(200).optional(),
});

export const renameConversationBody = createConversationBody.pick({ title: true }).required();

/** Of all conversations, or those with one person, those that hold every word of `q`. */
export const conversationsQuery = pageQuery.extend({
  ancestorId: id.optional(),
  q: z
    .string()
    .overwrite(storable)
    .trim()
    .max(limits.searchLength, 'Please search for something shorter')
    .optional(),
});
export type ConversationsQuery = z.infer<typeof conversationsQuery>;

/** A passage that a reply stands on; best first in a message's `sources`. */
export const source = z.object({ kind: sourceKind, id, title: z.string(), excerpt: z.string() });
export type Source = z.infer<typeof source>;

/** Who speaks: the person, the persona, or Heartwood itself (as in a crisis). */
export const messageKind = z.enum(['person', 'persona', 'heartwood']);

export const message = z.object({
  id,
  conversationId: id,
  senderId: id.nullable().describe('The user, or null where an AI or Heartwood speaks.'),
  replyToId: id.nullable(),
  content: z.string(),
  kind: messageKind,
  isAi: z.boolean(),
  audioUrl: z.string().nullable(),
  sources: z.array(source).max(limits.sourcesPerReply),
  grounded: z
    .boolean()
    .nullable()
    .describe('Whether the reply stands on the material; null for a person.'),
  createdAt: timestamp,
});
export type Message = z.infer<typeof message>;

export const sendMessageBody = z.object({
  content: z
    .string('Please write a message')
    .overwrite(storable)
    .trim()
    .min(1, 'Please write a message')
    .max(limits.message.max, `A message can have at most ${limits.message.max} characters`),
  senderId: id.optional(),
});

export const exchange = z.object({ message, reply: message });
export type Exchange = z.infer<typeof exchange>;
