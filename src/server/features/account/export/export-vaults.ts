import { safeName } from './archive.ts';
import { addData, type ExportSection, type ExportTo } from './export-section.ts';
import { day, heading, media, paragraphs, small } from './html.ts';

/** The fields of every vault; the video only of those that were opened. */
export async function exportVaults({
  userId,
  contents: { timeVaults },
  archive,
}: ExportTo): Promise<ExportSection> {
  const data: unknown[] = [];
  const entries: string[] = [];
  for (const { vault, originalKey } of await timeVaults.listForExport(userId)) {
    const file = originalKey
      ? await archive.addFile(`time vaults/${safeName(vault.fileName)}`, originalKey)
      : undefined;
    data.push({ ...vault, file: file ?? null });
    entries.push(
      [
        heading(vault.title),
        small(
          vault.isOpened
            ? `Sealed ${day(vault.createdAt)}, opened ${day(vault.openedAt ?? vault.unlockDate)}`
            : `Sealed ${day(vault.createdAt)} until ${day(vault.unlockDate)}; its video stays sealed.`,
        ),
        paragraphs(vault.description),
        originalKey ? media('video', file, vault.title) : '',
      ].join(''),
    );
  }
  addData(archive, 'time-vaults', data);
  return { title: 'Time vaults', entries };
}
