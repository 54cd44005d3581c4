import type { z } from 'zod';
import type {
  AncestorRow,
  AncestorsService,
} from '#server/features/ancestors/ancestors.service.ts';
import { type Clock, later } from '#server/platform/clock/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { RateLimits } from '#server/platform/rate-limits/rate-limits.ts';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import type {
  RecalledPassage,
  saveTrainingBody,
  Training,
  TrainingStory,
} from '#shared/contracts/training.ts';
import { limits } from '#shared/limits.ts';
import { trainingProgress } from '#shared/training-progress.ts';
import { type Avatars, avatarsOf } from './avatars.ts';
import type { Recall } from './recall/recall.ts';
import type { TrainingMemory } from './recall/recollection.ts';
import type { Summarizer } from './summarizer.ts';
import {
  avatarNotFound,
  staleTraining,
  tooManyStories,
  trainingIncomplete,
} from './training.errors.ts';
import { presentTraining } from './training.presenter.ts';
import { createTrainingRepository } from './training.repository.ts';

type SaveInput = z.output<typeof saveTrainingBody>;

export interface TrainingServiceOptions {
  db: Database;
  clock: Clock;
  ancestors: AncestorsService;
  recall: Recall;
  avatars: Avatars;
  summarizer: Summarizer;
  rateLimits: RateLimits;
  /** Memories of the archive that the ancestor's companion may use, as the transaction sees them. */
  listTrainingMemories(ancestorId: string, tx: Database): Promise<TrainingMemory[]>;
  /** Called in the transaction that saves a training. */
  onSaved(ancestorId: string, tx: Database): Promise<void>;
}

export type TrainingService = ReturnType<typeof createTrainingService>;

/** The training content of an ancestor: saving, completing and recalling it. */
export function createTrainingService(options: TrainingServiceOptions) {
  const { db, clock, ancestors, recall, avatars, summarizer, rateLimits, listTrainingMemories } =
    options;
  const { onSaved } = options;
  const limitRate = (name: string, points: number) =>
    rateLimits.define({
      name,
      points,
      seconds: 60,
      store: 'memory',
      message: 'That was a lot in a short time. Please wait a moment; nothing is lost.',
    });
  const saveLimit = limitRate('teach', 120);
  const recallLimit = limitRate('recall', 240);

  const present = async (row: AncestorRow, on: Database = db) =>
    presentTraining(
      row.id,
      await createTrainingRepository(on).find(row.id),
      ancestors.avatarUrl(row),
    );

  const index = async (training: Training, tx: Database): Promise<void> => {
    const memories = await listTrainingMemories(training.ancestorId, tx);
    await recall.indexPassages(training.ancestorId, { ...training, memories }, tx);
  };

  const reindex = async (ancestorId: string, tx: Database): Promise<void> => {
    const row = await createTrainingRepository(tx).find(ancestorId);
    await index(presentTraining(ancestorId, row, null), tx);
  };

  const merge = async (
    userId: string,
    id: string,
    change: (before: Training, tx: Database) => Promise<Omit<SaveInput, 'updatedAt'>>,
    avatarKey?: string,
  ) => {
    return ancestors.change(userId, id, async (row, tx) => {
      const before = await present(row, tx);
      const values = await change(before, tx);
      const since = before.updatedAt ? new Date(before.updatedAt) : new Date(0);
      const now = later(clock.now(), since);
      const merged = await createTrainingRepository(tx).merge(id, values, now);
      const saved = presentTraining(id, merged, before.profileImageUrl);
      await index(saved, tx);
      await onSaved(id, tx);
      const isComplete = row.systemPrompt !== null;
      const progress = isComplete ? 100 : trainingProgress(saved);
      return {
        values: {
          trainingProgress: progress,
          ...(isComplete && summarizer.refresh(row, saved)),
          ...(avatarKey && { avatarKey }),
        },
        previousAvatar: row.avatarKey,
      };
    });
  };

  return {
    /** Recall over the training content. Does not check who owns the ancestor. */
    memory: recall,

    /** Indexes the training content again, after the archive changed. The transaction must hold the ancestor's row. */
    reindex,

    /**
     * Reindexes the ancestors that were indexed by an earlier version. Returns how many.
     * @throws after all were tried, if any failed.
     */
    async reindexStale(signal: AbortSignal): Promise<number> {
      let reindexed = 0;
      const failures = new Map<string, unknown>();
      for (const id of await recall.listStale()) {
        if (signal.aborted) break;
        const work = db.transaction(async (tx) => {
          if (!(await ancestors.holdAnyone(id, tx))) return;
          await reindex(id, tx);
          reindexed++;
        });
        await work.catch((error: unknown) => failures.set(id, error));
      }
      const [failure] = failures;
      if (failure)
        throw new Error(`${failures.size} could not be reindexed, first ${failure[0]}`, {
          cause: failure[1],
        });
      return reindexed;
    },

    async get(userId: string, id: string): Promise<Training> {
      return present(await ancestors.getRow(userId, id));
    },

    /** The training without stories and picture, and the revision of its passages. Does not check ownership. */
    async getWithoutStories(ancestorId: string) {
      const found = await createTrainingRepository(db).findWithoutStories(ancestorId);
      const complete = found && { ...found.training, stories: [] };
      const {
        stories: _,
        profileImageUrl: __,
        ...details
      } = presentTraining(ancestorId, complete, null);
      return { details, revision: found?.revision ?? undefined };
    },

    /** Merges the fields that are given; a picture replaces the avatar. @throws 409 for a stale `updatedAt`. */
    async save(userId: string, id: string, input: SaveInput, picture?: Buffer): Promise<Training> {
      await saveLimit.consume(userId);
      const row = await ancestors.getRow(userId, id);
      const avatarKey = picture && (await avatars.create(row.id, picture));
      // A file that cannot be deleted is left to the sweep of unused files.
      const discard = (key: string) => avatars.delete(row.id, key).catch(() => undefined);
      const { updatedAt: lastSeen, ...values } = input;
      const change = async (before: Training) => {
        if (lastSeen !== undefined && before.updatedAt !== lastSeen)
          throw staleTraining({ current: before });
        return values;
      };
      const merging = merge(userId, id, change, avatarKey);
      const { ancestor, previousAvatar } = await merging.catch(async (error: unknown) => {
        // After any other error the row may have been written: the sweep of unused files decides.
        if (avatarKey && error instanceof AppError) await discard(avatarKey);
        throw error;
      });
      if (avatarKey && previousAvatar) await discard(previousAvatar);
      return present(ancestor);
    },

    /**
     * Appends one story to the training.
     * @param alongside is called in the same transaction; if it throws, nothing is written.
     * @throws 413 when the training has `limits.storiesPerAncestor` stories.
     */
    async addStory(
      userId: string,
      id: string,
      story: TrainingStory,
      alongside: (tx: Database) => Promise<void>,
    ): Promise<Training> {
      await saveLimit.consume(userId);
      const { ancestor } = await merge(userId, id, async (before, tx) => {
        if (before.stories.length >= limits.storiesPerAncestor) throw tooManyStories();
        await alongside(tx);
        return { stories: [...before.stories, story] };
      });
      return present(ancestor);
    },

    /** Composes the summary and makes the companion active. @throws 400 naming what is missing. */
    async complete(userId: string, id: string): Promise<Ancestor> {
      const row = await ancestors.getRow(userId, id);
      const training = await present(row);
      const missing = [
        ...(training.fullName.trim() ? [] : [{ path: 'fullName', message: 'their full name' }]),
        ...(training.stories.length > 0
          ? []
          : [{ path: 'stories', message: 'at least one story' }]),
      ];
      if (missing.length > 0) throw trainingIncomplete(missing);
      const composed = await summarizer.compose(row, training);
      const status: AncestorRow['status'] = row.status === 'resting' ? 'resting' : 'active';
      const { ancestor } = await ancestors.change(userId, id, async (now, tx) => {
        // The training may have been saved again while the model wrote.
        const latest = await present(now, tx);
        const isLatest = latest.updatedAt === training.updatedAt;
        const made = isLatest
          ? composed
          : summarizer.refresh({ ...now, summary: composed.summary }, latest);
        return { values: { ...made, status, trainingProgress: 100 } };
      });
      return ancestors.present(ancestor);
    },

    /** The storage folders of the user's ancestors. */
    async listFolders(userId: string): Promise<string[]> {
      const { items } = await ancestors.list(userId, {});
      return items.map(({ id }) => avatarsOf(id));
    },

    /** The storage key of the avatar. @throws 404 unless `version` is the current one. */
    async avatarKey(userId: string, id: string, version: string): Promise<string> {
      const { avatarKey } = await ancestors.getRow(userId, id);
      if (avatarKey?.split('/').at(-1) !== version) throw avatarNotFound();
      return avatarKey;
    },

    /** The passages relevant to a question, best first. */
    async recall(
      userId: string,
      id: string,
      question: string,
      limit: number,
    ): Promise<RecalledPassage[]> {
      await recallLimit.consume(userId);
      const { id: ancestorId } = await ancestors.getRow(userId, id);
      const { passages } = await recall.recall({ ancestorId, question, history: [], limit });
      return passages;
    },
  };
}
