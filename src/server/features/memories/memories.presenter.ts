import type { Memory } from '#shared/contracts/memories.ts';
import type { MemoryRow } from './memories.table.ts';

export type PresentedRow = Omit<MemoryRow, 'searchText' | 'fileHash' | 'fileBytes' | 'fileType'> & {
  textIsCut: boolean;
  aboutAncestorIds: string[];
};

const timeOf = (date: Date | null) => date?.toISOString() ?? null;

/** A row as its owner sees it. The files of what was deleted have no address. */
export function presentMemory(row: PresentedRow): Memory {
  const path = (key: string | null, name: string) =>
    key && !row.deletedAt ? `/api/memory-vault/${row.id}/${name}` : null;
  return {
    id: row.id,
    userId: row.userId,
    title: row.title,
    description: row.description,
    type: row.type,
    fileUrl: path(row.fileKey, 'file'),
    displayUrl: path(row.displayKey, 'display'),
    thumbnailUrl: path(row.thumbnailKey, 'thumbnail'),
    waveform: row.waveform,
    mediaState: row.mediaState,
    textContent: row.textContent,
    textIsCut: row.textIsCut,
    tags: row.tags,
    metadata: row.metadata,
    isPrivate: row.isPrivate,
    takenAt: timeOf(row.takenAt),
    aboutAncestorIds: row.aboutAncestorIds,
    mayTeach: row.mayTeach,
    deletedAt: timeOf(row.deletedAt),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
