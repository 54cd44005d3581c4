import type { Message, Source } from '#shared/contracts/conversations.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const sampleIds = { conversation: id(1), question: id(2), reply: id(3), ancestor: id(4) };

export const sampleSource = (number: number, part: Partial<Source> = {}): Source => ({
  kind: 'story',
  id: id(100 + number),
  title: `Story ${number}`,
  excerpt: `What was told in story ${number}.`,
  ...part,
});

export const sampleReply = (part: Partial<Message> = {}): Message => ({
  id: sampleIds.reply,
  conversationId: sampleIds.conversation,
  senderId: null,
  replyToId: sampleIds.question,
  content: 'I walked in beside him in my good blue coat.',
  kind: 'persona',
  isAi: true,
  audioUrl: null,
  sources: [],
  certainty: null,
  care: null,
  grounded: null,
  createdAt: '2026-03-01T10:00:00.000Z',
  ...part,
});
