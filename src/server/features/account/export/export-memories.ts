import { safeName } from './archive.ts';
import { addData, type ExportSection, type ExportTo } from './export-section.ts';
import { day, heading, media, paragraphs, small } from './html.ts';

export async function exportMemories({
  userId,
  contents: { memories },
  archive,
}: ExportTo): Promise<ExportSection> {
  const data: unknown[] = [];
  const entries: string[] = [];
  for await (const memory of memories.listAll(userId)) {
    const {
      fileKey,
      searchText: _,
      fileHash: _hash,
      displayKey: _d,
      thumbnailKey: _t,
      ...fields
    } = memory;
    const ending = fileKey && /\.[a-z0-9]+$/.exec(fileKey)?.[0];
    const name = memory.metadata.originalFileName ?? `${memory.title}${ending ?? ''}`;
    const file = fileKey ? await archive.addFile(`memories/${safeName(name)}`, fileKey) : undefined;
    data.push({ ...fields, file: file ?? null });
    if (memory.deletedAt) continue;
    const date = day((memory.takenAt ?? memory.createdAt).toISOString());
    entries.push(
      [
        heading(memory.title),
        small([date, ...memory.tags].join(', ')),
        paragraphs(memory.description),
        memory.type === 'text'
          ? paragraphs(memory.textContent)
          : media(memory.type, file, memory.title),
      ].join(''),
    );
  }
  addData(archive, 'memories', data);
  return { title: 'Memories', entries };
}
