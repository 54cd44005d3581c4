import type { Conversation, Message } from '#shared/contracts/conversations.ts';
import { stripControls } from '#shared/contracts/wire.ts';
import type { ConversationRow, MessageRow } from './conversations.table.ts';

export function presentConversation(row: ConversationRow): Conversation {
  return {
    ...row,
    lastMessageAt: row.lastMessageAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

export function presentMessage(row: MessageRow): Message {
  const { because: _, ...shown } = row;
  return {
    ...shown,
    content: stripControls(shown.content),
    createdAt: row.createdAt.toISOString(),
  };
}
