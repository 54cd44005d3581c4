import { z } from 'zod';
import type { AncestorsService } from '#server/features/ancestors/ancestors.service.ts';
import type { TrainingService } from '#server/features/training/training.service.ts';
import { later } from '#server/platform/clock/clock.ts';
import { cutPage, type Page, readCursor } from '#server/platform/http/paging.ts';
import { handleSweep } from '#server/platform/jobs/job.ts';
import type { Needs } from '#server/platform/platform.ts';
import type {
  listMemoriesQuery,
  Memory,
  MemoryFacets,
  updateMemoryBody,
} from '#shared/contracts/memories.ts';
import { timestamp, id as uuid } from '#shared/contracts/wire.ts';
import { limits } from '#shared/limits.ts';
import { savedName } from './accepted-types.ts';
import { type CreateInput, createKeepMemory, present, searchTextOf } from './keep-memory.ts';
import { memoryNotFound, noText, staleMemory } from './memories.errors.ts';
import { presentMemory } from './memories.presenter.ts';
import { createMemoriesRepository, type WholeMemory } from './memories.repository.ts';
import { memoriesFolder, memoryFolder, uploadsFolder } from './memory-keys.ts';
import { createMemoryListsRepository } from './memory-lists.repository.ts';
import { prepareMemory } from './prepare-memory.ts';
import { tidyTags } from './search-words.ts';
import { createSubjects } from './subjects.ts';
import { createUploads, type ReceivedFile } from './uploads.ts';

type UpdateInput = z.output<typeof updateMemoryBody>;
type ListQuery = z.output<typeof listMemoriesQuery>;

export interface MemoriesServiceOptions
  extends Needs<
    | 'db'
    | 'clock'
    | 'cautiousClock'
    | 'storage'
    | 'jobs'
    | 'accountSpace'
    | 'rateLimits'
    | 'publicUrl'
  > {
  ancestors: AncestorsService;
  training: TrainingService;
}

interface UploadToReceive extends ReceivedFile {
  /** As announced, or the most that it may have. */
  bytes: number;
}

export type MemoriesService = ReturnType<typeof createMemoriesService>;

/** A year 0 is one that calendars here know, and the database does not. */
const knownDate = timestamp.refine((at) => !at.startsWith('0000'));
const place = z.object({ at: knownDate.nullable(), id: uuid });
const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** A user's memories: texts, photos, videos and sounds, with their uploads and deletion. */
export function createMemoriesService(options: MemoriesServiceOptions) {
  const {
    db,
    clock,
    cautiousClock,
    storage,
    jobs,
    accountSpace,
    rateLimits,
    ancestors,
    training,
    publicUrl,
  } = options;
  const repository = createMemoriesRepository(db);
  const lists = createMemoryListsRepository(db);
  const subjects = createSubjects({ ancestors, training });
  const uploads = createUploads({ storage, publicUrl, isClaimed: repository.exists });
  const keep = createKeepMemory({ ...options, subjects, uploads });
  const defineLimit = (name: string, points: number) =>
    rateLimits.define({
      name,
      points,
      seconds: 60,
      store: 'memory',
      message: 'That was a lot in a short time. Please wait a moment; nothing is lost.',
    });
  const uploadLimit = defineLimit('memory-uploads', 300);
  const changeLimit = defineLimit('memory-changes', 300);
  accountSpace.include((userId, on) => createMemoriesRepository(on).countStoredBytes(userId));

  const oldestKept = () =>
    new Date(cautiousClock.now().getTime() - limits.memory.daysUntilPurged * dayMs);

  /** @throws 404 unless it is this user's, and not deleted. */
  const getLive = async (userId: string, id: string): Promise<WholeMemory> => {
    const row = await repository.find(userId, id);
    if (!row || row.deletedAt) throw memoryNotFound();
    return row;
  };

  /** Changes a memory, and what its relatives' personas draw on, at once. */
  const change = (
    userId: string,
    id: string,
    changed: (before: WholeMemory) => Partial<WholeMemory>,
  ): Promise<Memory> =>
    db.transaction(async (tx) => {
      const inside = createMemoriesRepository(tx);
      const before = await inside.findForUpdate(userId, id);
      if (!before) throw memoryNotFound();
      const { aboutAncestorIds: about, ...values } = changed(before);
      const aboutAncestorIds = about ? [...new Set(about)] : before.aboutAncestorIds;
      const after = { ...before, ...values, aboutAncestorIds };
      await subjects.hold(userId, after.aboutAncestorIds, before.aboutAncestorIds, tx);
      await inside.update(id, values);
      if (about) await inside.replaceSubjects(id, after.aboutAncestorIds);
      await subjects.teach(before, after, tx);
      return present(after);
    });

  /** Deletes the row before the files; files that a crash leaves behind are swept. */
  const purge = async (userId: string, id: string) => {
    await repository.delete(id);
    await storage.deleteFolder(memoryFolder(userId, id));
  };

  return {
    async createUploadAddress(userId: string, origin: string): Promise<string> {
      await uploadLimit.consume(userId);
      await accountSpace.assertAvailable(userId, await uploads.countWaitingBytes(userId), db);
      return uploads.createAddress(userId, origin);
    },

    /** @throws 413 too when there is no room left: many addresses may have been given before the first was used. */
    async receiveUpload(userId: string, { bytes, ...file }: UploadToReceive): Promise<void> {
      const countWaiting = () => uploads.countWaitingBytes(userId);
      const reserved = await accountSpace.reserve(userId, bytes, countWaiting, db);
      try {
        await uploads.receive(userId, file);
      } finally {
        reserved.release();
      }
    },

    async create(userId: string, input: CreateInput): Promise<Memory> {
      await changeLimit.consume(userId);
      return keep(userId, input);
    },

    async get(userId: string, id: string): Promise<Memory> {
      return present(await getLive(userId, id));
    },

    /** Newest first, long texts only begun. */
    async list(
      userId: string,
      { limit = limits.page.default, cursor, ...filter }: ListQuery,
    ): Promise<Page<Memory>> {
      const rows = await lists.list(userId, filter, limit + 1, readCursor(cursor, place));
      return cutPage(rows, limit, {
        cursorOf: ({ id, createdAt, takenAt }) => ({
          at: (filter.sort === 'taken' ? takenAt : createdAt)?.toISOString() ?? null,
          id,
        }),
        present: presentMemory,
      });
    },

    facets: (userId: string): Promise<MemoryFacets> => lists.facets(userId),

    async update(userId: string, id: string, input: UpdateInput): Promise<Memory> {
      await changeLimit.consume(userId);
      const { updatedAt: lastSeen, takenAt, tags, textContent, description, ...rest } = input;
      return change(userId, id, (before) => {
        if (before.deletedAt) throw memoryNotFound();
        if (lastSeen !== undefined && before.updatedAt.getTime() !== Date.parse(lastSeen))
          throw staleMemory({ current: present(before) });
        if (before.type === 'text' && textContent?.trim() === '') throw noText();
        const values = {
          ...definedOf(rest),
          ...(description !== undefined && { description: description || null }),
          ...(takenAt !== undefined && { takenAt: takenAt === null ? null : new Date(takenAt) }),
          ...(tags && { tags: tidyTags(tags) }),
          ...(before.type === 'text' && textContent && { textContent }),
          updatedAt: later(clock.now(), before.updatedAt),
        };
        return { ...values, searchText: searchTextOf({ ...before, ...values }) };
      });
    },

    /** Hides it for 30 days, after which it is purged; with `now` it is purged at once. */
    async delete(userId: string, id: string, { now }: { now: boolean }): Promise<void> {
      await change(userId, id, (before) => {
        if (before.deletedAt && !now) throw memoryNotFound();
        return { deletedAt: before.deletedAt ?? clock.now() };
      });
      if (now) await purge(userId, id);
    },

    restore: (userId: string, id: string): Promise<Memory> =>
      change(userId, id, (before) => {
        if (before.deletedAt && before.deletedAt <= oldestKept()) throw memoryNotFound();
        return { deletedAt: null };
      }),

    /** The stored original and what it is called. @throws 404 for what has no file, or is deleted. */
    async getFile(userId: string, id: string) {
      const { fileKey, fileType, metadata, title } = await getLive(userId, id);
      if (!fileKey) throw memoryNotFound();
      return {
        key: fileKey,
        fileName: savedName(metadata.originalFileName ?? title, fileType ?? ''),
      };
    },

    /** The key of what is shown of a file. @throws 404 where there is none. */
    async getShown(userId: string, id: string, which: 'displayKey' | 'thumbnailKey') {
      const key = (await getLive(userId, id))[which];
      if (!key) throw memoryNotFound();
      return key;
    },

    /** A photo of this user's own, as it is shown where that was made already; undefined where there is none. */
    async findOwnPhoto(
      userId: string,
      memoryId: string,
    ): Promise<{ key: string; contentType: string } | undefined> {
      const row = await repository.find(userId, memoryId);
      if (row?.type !== 'image' || row.deletedAt) return undefined;
      const key = row.displayKey ?? row.fileKey;
      const contentType = row.displayKey ? row.displayType : row.fileType;
      return key && contentType ? { key, contentType } : undefined;
    },

    /** Everything of an account, what was deleted among it, with the keys of its files. */
    listAll: lists.listAll,

    /** Where the files of an account lie, those still to be claimed among them. */
    listFolders: (userId: string) => [memoriesFolder(userId), uploadsFolder(userId)],

    findReferencedKeys: repository.findReferencedKeys,

    /** Resends lost jobs, and marks files as failed that were not prepared within a day. Returns how many there were. */
    async resumePreparation(): Promise<number> {
      const ago = (ms: number) => new Date(cautiousClock.now().getTime() - ms);
      const rows = await repository.listUnprepared(ago(hourMs), 500);
      for (const { id, createdAt } of rows) {
        if (createdAt < ago(dayMs)) await repository.update(id, { mediaState: 'failed' });
        else await jobs.send(prepareMemory, { memoryId: id }, { singletonKey: id });
      }
      return rows.length;
    },

    /** Purges memories that were deleted 30 days ago or earlier; returns how many. */
    async purgeDeleted(signal?: AbortSignal): Promise<number> {
      let purged = 0;
      for (;;) {
        const rows = await repository.listDeletedBefore(oldestKept(), 100);
        for (const row of rows) {
          signal?.throwIfAborted();
          await purge(row.userId, row.id);
          purged += 1;
        }
        if (rows.length === 0) return purged;
      }
    },
  };
}

/** The properties that are not undefined. */
function definedOf<T extends object>(values: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };
}

/** Removes for good what was deleted long ago, and takes up again what was never prepared. */
export function handleMemoriesSweep({ memories }: { memories: MemoriesService }) {
  return handleSweep(
    { name: 'memories.sweep', everySeconds: 60 * 60, expireSeconds: 30 * 60 },
    async ({ signal, logger }) => {
      const purged = await memories.purgeDeleted(signal);
      if (purged > 0) logger.info({ purged }, 'deleted memories were purged');
      const taken = await memories.resumePreparation();
      if (taken > 0) logger.info({ taken }, 'files of memories are prepared anew');
    },
  );
}
