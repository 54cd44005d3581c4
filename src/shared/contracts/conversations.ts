import { z } from 'zod';
import { limits } from '#shared/limits.ts';
import { sourceKind } from './training.ts';
import { id, pageQuery, stripControls, timestamp, trimmedText } from './wire.ts';

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
  title: trimmedText().min(1).max(200).optional(),
});

export const renameConversationBody = createConversationBody.pick({ title: true }).required();

/** Of all conversations, or those with one person, those that hold every word of `q`. */
export const conversationsQuery = pageQuery.extend({
  ancestorId: id.optional(),
  q: trimmedText().max(limits.searchLength, 'Please search for something shorter').optional(),
});
export type ConversationsQuery = z.infer<typeof conversationsQuery>;

/** A passage that a reply stands on; best first in a message's `sources`. */
export const source = z.object({ kind: sourceKind, id, title: z.string(), excerpt: z.string() });
export type Source = z.infer<typeof source>;

/** Who speaks: the user, the companion, or Heartwood itself (as in a crisis). */
export const messageKind = z.enum(['person', 'persona', 'heartwood']);

/** Whether the person's own sentences answer, may answer, or nothing near was ever told. */
export const certainty = z.enum(['told', 'perhaps', 'untold']);
export type Certainty = z.infer<typeof certainty>;

/** What a message calls for before anything else. */
export const care = z.enum(['danger', 'check-in', 'medical', 'abuse', 'other-in-danger', 'child']);
export type CareKind = z.infer<typeof care>;

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
  certainty: certainty
    .nullable()
    .describe('How far the material answers; null where the reply is not about the life.'),
  care: care
    .nullable()
    .describe('Why Heartwood speaks; `check-in` on a companion’s reply shows a line beneath it.'),
  grounded: z
    .boolean()
    .nullable()
    .describe('True exactly where `certainty` is `told`; null for a person.'),
  createdAt: timestamp,
});
export type Message = z.infer<typeof message>;

/** How a reply came about, for maintainers. Scores of labels are between 0 and 1, a passage's is recall's own. */
export const because = z.object({
  engine: z.enum(['offline', 'model', 'heartwood']),
  care: z.object({ label: z.string(), score: z.number() }).nullable(),
  acts: z.array(z.object({ label: z.string(), score: z.number() })),
  question: z.string().nullable().describe('The question as it reached recall.'),
  passages: z.array(z.object({ id, title: z.string(), score: z.number(), coverage: z.number() })),
  answer: z
    .object({ sentence: z.string(), probability: z.number() })
    .nullable()
    .describe('The sentence that answers best, and how likely it does.'),
  facts: z.array(z.string()),
  notes: z.array(z.string()).describe('What was decided and why, in order.'),
});
export type Because = z.infer<typeof because>;

/** What a companion keeps of its talks with one user; theirs to see, change and erase. */
export const companionMemory = z.object({
  askerName: z.string().nullable(),
  people: z.array(z.object({ name: z.string(), relation: z.string().nullable() })),
  told: z
    .array(z.object({ sourceId: id, title: z.string(), toldAt: timestamp }))
    .describe('The passages told so far, newest first.'),
});
export type CompanionMemory = z.infer<typeof companionMemory>;

export const saveCompanionMemoryBody = z.object({
  askerName: trimmedText().max(limits.userName.max).nullable().optional(),
  people: z
    .array(
      z.object({
        name: trimmedText().min(1).max(100),
        relation: trimmedText().max(100).nullable(),
      }),
    )
    .max(limits.companionPeople)
    .optional(),
});

export const sendMessageBody = z.object({
  content: trimmedText('Please write a message')
    .overwrite(stripControls)
    .trim()
    .min(1, 'Please write a message')
    .max(limits.message.max, `A message can have at most ${limits.message.max} characters`),
  senderId: id.optional(),
});

export const exchange = z.object({ message, reply: message });
export type Exchange = z.infer<typeof exchange>;
