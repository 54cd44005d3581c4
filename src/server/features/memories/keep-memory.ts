import { v7 as newId } from 'uuid';
import type { z } from 'zod';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { Needs } from '#server/platform/platform.ts';
import type { createMemoryBody, Memory } from '#shared/contracts/memories.ts';
import { limits } from '#shared/limits.ts';
import { duplicateMemory, tooManyMemories, uploadUnknown } from './memories.errors.ts';
import { presentMemory } from './memories.presenter.ts';
import { createMemoriesRepository, type WholeMemory } from './memories.repository.ts';
import type { MemoryRow } from './memories.table.ts';
import { prepareMemory } from './prepare-memory.ts';
import { searchText, tidyTags } from './search-words.ts';
import type { Subjects } from './subjects.ts';
import type { ClaimedFile, Uploads } from './uploads.ts';

export type CreateInput = Omit<z.output<typeof createMemoryBody>, 'userId'>;

interface Options extends Needs<'db' | 'clock' | 'jobs' | 'accountSpace'> {
  subjects: Subjects;
  uploads: Uploads;
}

export const present = (row: WholeMemory): Memory => presentMemory({ ...row, textIsCut: false });

/** What a search for a memory looks at. */
export const searchTextOf = (
  row: Pick<MemoryRow, 'title' | 'description' | 'textContent' | 'tags' | 'metadata'>,
) =>
  searchText([
    row.title,
    row.description,
    row.metadata.originalFileName,
    ...row.tags,
    row.textContent,
  ]);

/** Writes new memories, each with its file or not at all. */
export function createKeepMemory({ db, clock, jobs, accountSpace, subjects, uploads }: Options) {
  async function insert(
    userId: string,
    input: CreateInput,
    claimed?: ClaimedFile,
  ): Promise<Memory> {
    const row = newRow(userId, input, clock.now(), claimed);
    const about = [...new Set(input.aboutAncestorIds)];
    return db.transaction(async (tx) => {
      const repository = createMemoriesRepository(tx);
      await accountSpace.assertAvailable(userId, row.fileBytes ?? 0, tx);
      if ((await repository.count(userId)) >= limits.memory.perAccount) throw tooManyMemories();
      const twin = row.fileHash && (await repository.findByHash(userId, row.fileHash));
      if (twin && !input.keepDuplicate) throw duplicateMemory({ current: present(twin) });
      await subjects.hold(userId, about, [], tx);
      if (!(await repository.insert(row))) throw uploadUnknown();
      await repository.replaceSubjects(row.id, about);
      await subjects.teach(undefined, { ...row, aboutAncestorIds: about }, tx);
      if (claimed)
        await jobs.send(prepareMemory, { memoryId: row.id }, { singletonKey: row.id, tx });
      return present({ ...row, aboutAncestorIds: about });
    });
  }

  /** Of an upload that became a memory already, as when the answer to that was lost on its way. */
  async function refuseSecondClaim(userId: string, uploadId: string) {
    const made = await createMemoriesRepository(db).find(userId, uploadId);
    if (made && !made.deletedAt) throw duplicateMemory({ current: present(made) });
  }

  return async function keep(userId: string, input: CreateInput): Promise<Memory> {
    if (input.type === 'text' || !input.fileUrl) return insert(userId, input);
    const uploadId = uploads.getId(userId, input.fileUrl);
    await refuseSecondClaim(userId, uploadId);
    const claimed = await uploads.claim(userId, uploadId, input.type);
    const memory = await insert(userId, input, claimed).catch(async (error: unknown) => {
      // A refused row was not written. After any other failure it may exist, so the file is left to the sweep.
      if (error instanceof AppError) await claimed.discard();
      if (error instanceof AppError && error.code === 'account.full') await claimed.removeUpload();
      throw error;
    });
    // An upload that cannot be removed now is swept later.
    await claimed.removeUpload().catch(() => undefined);
    return memory;
  };
}

function newRow(userId: string, input: CreateInput, now: Date, claimed?: ClaimedFile): MemoryRow {
  const { file } = claimed ?? {};
  const content = {
    title: input.title,
    description: input.description || null,
    textContent: file ? null : (input.textContent ?? null),
    tags: tidyTags(input.tags),
    metadata: file
      ? {
          originalFileName: input.metadata.originalFileName,
          mimeType: file.contentType,
          bytes: file.size,
        }
      : {},
  };
  return {
    ...content,
    id: claimed?.uploadId ?? newId(),
    userId,
    type: input.type,
    isPrivate: true,
    fileKey: file?.key ?? null,
    fileBytes: file?.size ?? null,
    fileType: file?.contentType ?? null,
    fileHash: file?.sha256 ?? null,
    displayKey: null,
    displayType: null,
    thumbnailKey: null,
    waveform: null,
    mediaState: file ? 'preparing' : 'ready',
    takenAt: input.takenAt ? new Date(input.takenAt) : null,
    mayTeach: input.mayTeach,
    searchText: searchTextOf(content),
    deletedAt: null,
    createdAt: now,
    updatedAt: now,
  };
}
