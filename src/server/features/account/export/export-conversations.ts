import { escapeHtml } from '#server/platform/html/escape-html.ts';
import { addData, type ExportSection, type ExportTo, listPages } from './export-section.ts';
import { day, heading, small } from './html.ts';

const whoSpeaks = { person: 'You', persona: 'AI companion', heartwood: 'Heartwood' } as const;

export async function exportConversations({
  userId,
  contents: { conversations },
  archive,
}: ExportTo): Promise<ExportSection> {
  const all = await listPages((cursor) => conversations.list(userId, { limit: 200, cursor }));
  const data: unknown[] = [];
  const entries: string[] = [];
  for (const conversation of all) {
    const messages = await listPages((cursor) =>
      conversations.listMessages(userId, conversation.id, { limit: 200, cursor }),
    );
    messages.reverse();
    data.push({ ...conversation, messages });
    const said = messages.map(
      ({ kind, content }) =>
        `<p class="said"><b>${whoSpeaks[kind]}:</b> ${escapeHtml(content).replaceAll('\n', '<br>')}</p>`,
    );
    entries.push(
      `${heading(conversation.title)}${small(day(conversation.createdAt))}${said.join('')}`,
    );
  }
  addData(archive, 'conversations', data);
  return { title: 'Conversations', entries };
}
