import { presentMessage } from './conversations.presenter.ts';
import type { ConversationRow, MessageRow } from './conversations.table.ts';

export const exportFormats = ['text', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export interface ConversationFile {
  name: string;
  type: string;
  content: AsyncIterable<string>;
}

/** How many passages a page shows as quotes. */
const quotesShown = 3;

interface ExportOptions {
  /** The next messages, oldest first; none when there are no more. */
  listAfter(messageId: string | undefined): PromiseLike<MessageRow[]>;
  now: Date;
}

/** A conversation as a file that is made while it is sent, a few hundred messages at a time. */
export function exportConversation(
  conversation: ConversationRow,
  name: string,
  format: ExportFormat,
  { listAfter, now }: ExportOptions,
): ConversationFile {
  const day = now.toISOString().slice(0, 10);
  const stem = conversation.title.replace(/[\p{Cc}\\/:*?"<>|]+/gu, ' ').replace(/\s+/g, ' ');
  const fileName = `${stem.trim().slice(0, 100).toWellFormed() || 'Conversation'} ${day}`;
  const notice = `${name} in this conversation is an AI companion based on what the family told about ${name}. It is not the person, and it can be mistaken.`;
  const messages = listAll(listAfter);
  return format === 'text'
    ? {
        name: `${fileName}.txt`,
        type: 'text/plain; charset=utf-8',
        content: asText(conversation, messages, name, notice),
      }
    : {
        name: `${fileName}.json`,
        type: 'application/json; charset=utf-8',
        content: asJson(conversation, messages, { name, notice, now }),
      };
}

async function* listAll(listAfter: ExportOptions['listAfter']): AsyncGenerator<MessageRow[]> {
  let last: string | undefined;
  for (;;) {
    const rows = await listAfter(last);
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1)?.id;
  }
}

async function* asText(
  { title, createdAt }: ConversationRow,
  messages: AsyncIterable<MessageRow[]>,
  name: string,
  notice: string,
): AsyncGenerator<string> {
  yield `${notice}\n\n${title}\nBegun ${moment(createdAt)}\n`;
  for await (const rows of messages) yield rows.map((row) => textOf(row, name)).join('');
}

function textOf(row: MessageRow, name: string): string {
  // Where the reply only points to passages, they are what it says.
  const quotes = row.certainty === 'perhaps' ? row.sources.slice(0, quotesShown) : [];
  const quoted = quotes.map(({ title, excerpt }) => `\n“${excerpt}” (${title})`).join('');
  const titles = [...new Set(row.sources.map(({ title }) => title))];
  const sources = quoted || (titles.length > 0 ? `\nFrom: ${titles.join('; ')}` : '');
  return `\n${speakerOf(row, name)}, ${moment(row.createdAt)}\n${row.content}${sources}\n`;
}

async function* asJson(
  { id, title, createdAt, ancestorId }: ConversationRow,
  messages: AsyncIterable<MessageRow[]>,
  { name, notice, now }: { name: string; notice: string; now: Date },
): AsyncGenerator<string> {
  const head = {
    notice,
    exportedAt: now,
    id,
    title,
    createdAt,
    ancestor: { id: ancestorId, name },
  };
  yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "messages": [`;
  let separator = '\n';
  for await (const rows of messages) {
    for (const row of rows) {
      const { conversationId: _, senderId: __, audioUrl: ___, ...message } = presentMessage(row);
      yield `${separator}    ${JSON.stringify({ speaker: speakerOf(row, name), ...message })}`;
      separator = ',\n';
    }
  }
  yield '\n  ]\n}\n';
}

function speakerOf({ kind }: MessageRow, name: string): string {
  if (kind === 'person') return 'You';
  return kind === 'persona' ? `${name} (AI companion)` : 'Heartwood';
}

const moment = (date: Date) => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
