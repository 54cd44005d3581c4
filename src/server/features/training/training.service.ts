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
  TaughtStory,
  Training,
} from '#shared/contracts/training.ts';
import { limits } from '#shared/limits.ts';
import { trainingProgress } from '#shared/training-progress.ts';
import { type Avatars, avatarsOf } from './avatars.ts';
import type { Recall } from './recall/recall.ts';
import type { TaughtMemory } from './recall/recollection.ts';
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
  /** What of the archive an ancestor's persona may draw on, as that transaction sees it. */
  listTaughtMemories(ancestorId: string, tx: Database): Promise<TaughtMemory[]>;
  /** Called in the transaction that saves a training. */
  onTaught(ancestorId: string, tx: Database): Promise<void>;
}

export type TrainingService = ReturnType<typeof createTrainingService>;

/** What was taught about a person, and the persona that it makes. */
export function createTrainingService(options: TrainingServiceOptions) {
  const { db, clock, ancestors, recall, avatars, summarizer, rateLimits, listTaughtMemories } =
    options;
  const { onTaught } = options;
  const pace = (name: string, points: number) =>
    rateLimits.define({
      name,
      points,
      seconds: 60,
      store: 'memory',
      message: 'That was a lot in a short time. Please wait a moment; nothing is lost.',
    });
  const teachingPace = pace('teach', 120);
  const recallPace = pace('recall', 240);

  const present = async (row: AncestorRow, on: Database = db) =>
    presentTraining(
      row.id,
      await createTrainingRepository(on).find(row.id),
      ancestors.avatarUrl(row),
    );

  const remember = async (taught: Training, tx: Database): Promise<void> => {
    const memories = await listTaughtMemories(taught.ancestorId, tx);
    await recall.remember(taught.ancestorId, { ...taught, memories }, tx);
  };

  const rememberAnew = async (ancestorId: string, tx: Database): Promise<void> => {
    const row = await createTrainingRepository(tx).find(ancestorId);
    await remember(presentTraining(ancestorId, row, null), tx);
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
      const taught = presentTraining(id, merged, before.profileImageUrl);
      await remember(taught, tx);
      await onTaught(id, tx);
      const isComplete = row.systemPrompt !== null;
      const progress = isComplete ? 100 : trainingProgress(taught);
      return {
        values: {
          trainingProgress: progress,
          ...(isComplete && summarizer.refresh(row, taught)),
          ...(avatarKey && { avatarKey }),
        },
        previousAvatar: row.avatarKey,
      };
    });
  };

  return {
    /** What was taught, as it comes back to mind. Whose the ancestor is was checked before. */
    memory: recall,

    /** Reads all that was taught anew, after the archive changed. The ancestor is held by that transaction. */
    rememberAnew,

    /**
     * Reads anew what an earlier version remembered in its own way. Answers of how many people.
     * @throws once all were tried: whoever cannot be read holds up nobody after them.
     */
    async renewMemories(signal: AbortSignal): Promise<number> {
      let renewed = 0;
      const failures = new Map<string, unknown>();
      for (const id of await recall.listOutdated()) {
        if (signal.aborted) break;
        const renewing = db.transaction(async (tx) => {
          if (!(await ancestors.holdAnyone(id, tx))) return;
          await rememberAnew(id, tx);
          renewed++;
        });
        await renewing.catch((error: unknown) => failures.set(id, error));
      }
      const [failure] = failures;
      if (failure)
        throw new Error(`${failures.size} could not be read anew, first ${failure[0]}`, {
          cause: failure[1],
        });
      return renewed;
    },

    async get(userId: string, id: string): Promise<Training> {
      return present(await ancestors.getRow(userId, id));
    },

    /**
     * What was taught besides stories and picture, and the revision of what can be recalled of it all. Whose the
     * ancestor is must be checked before anybody is told.
     */
    async getWithoutStories(ancestorId: string) {
      const found = await createTrainingRepository(db).findWithoutStories(ancestorId);
      const complete = found && { ...found.taught, stories: [] };
      const {
        stories: _,
        profileImageUrl: __,
        ...taught
      } = presentTraining(ancestorId, complete, null);
      return { taught, revision: found?.revision ?? undefined };
    },

    /** Merges what is sent into what is there; with a picture, replaces the avatar. */
    async save(userId: string, id: string, input: SaveInput, picture?: Buffer): Promise<Training> {
      await teachingPace.consume(userId);
      const row = await ancestors.getRow(userId, id);
      const avatarKey = picture && (await avatars.create(row.id, picture));
      // A file that cannot be deleted now is swept later, and undoes nothing that was saved.
      const discard = (key: string) => avatars.delete(row.id, key).catch(() => undefined);
      const { updatedAt: lastSeen, ...values } = input;
      const change = async (before: Training) => {
        if (lastSeen !== undefined && before.updatedAt !== lastSeen)
          throw staleTraining({ current: before });
        return values;
      };
      const merging = merge(userId, id, change, avatarKey);
      const { ancestor, previousAvatar } = await merging.catch(async (error: unknown) => {
        // A refusal was written nowhere. Of any other failure nobody knows: the sweep looks for the row.
        if (avatarKey && error instanceof AppError) await discard(avatarKey);
        throw error;
      });
      if (avatarKey && previousAvatar) await discard(previousAvatar);
      return present(ancestor);
    },

    /**
     * Appends one story to the training.
     * @param alongside is called in the same transaction; if it throws, nothing is written.
     * @throws 413 where the training holds as many stories as it can.
     */
    async addStory(
      userId: string,
      id: string,
      story: TaughtStory,
      alongside: (tx: Database) => Promise<void>,
    ): Promise<Training> {
      await teachingPace.consume(userId);
      const { ancestor } = await merge(userId, id, async (before, tx) => {
        if (before.stories.length >= limits.storiesPerAncestor) throw tooManyStories();
        await alongside(tx);
        return { stories: [...before.stories, story] };
      });
      return present(ancestor);
    },

    /** Writes the summary and makes the persona ready. @throws 400 naming what is missing. */
    async complete(userId: string, id: string): Promise<Ancestor> {
      const row = await ancestors.getRow(userId, id);
      const taught = await present(row);
      const missing = [
        ...(taught.fullName.trim() ? [] : [{ path: 'fullName', message: 'their full name' }]),
        ...(taught.stories.length > 0 ? [] : [{ path: 'stories', message: 'at least one story' }]),
      ];
      if (missing.length > 0) throw trainingIncomplete(missing);
      const composed = await summarizer.compose(row, taught);
      const status: AncestorRow['status'] = row.status === 'resting' ? 'resting' : 'active';
      const { ancestor } = await ancestors.change(userId, id, async (now, tx) => {
        // A model takes its time: what was taught meanwhile belongs into the prompt as well.
        const latest = await present(now, tx);
        const isLatest = latest.updatedAt === taught.updatedAt;
        const made = isLatest
          ? composed
          : summarizer.refresh({ ...now, summary: composed.summary }, latest);
        return { values: { ...made, status, trainingProgress: 100 } };
      });
      return ancestors.present(ancestor);
    },

    /** Where the files of an account's people lie. */
    async listFolders(userId: string): Promise<string[]> {
      const { items } = await ancestors.list(userId, {});
      return items.map(({ id }) => avatarsOf(id));
    },

    /** The storage key of the avatar. @throws 404 when there is none, or no longer this one. */
    async avatarKey(userId: string, id: string, version: string): Promise<string> {
      const { avatarKey } = await ancestors.getRow(userId, id);
      if (avatarKey?.split('/').at(-1) !== version) throw avatarNotFound();
      return avatarKey;
    },

    /** The ranked passages of what was taught that answer a question. */
    async recall(
      userId: string,
      id: string,
      question: string,
      limit: number,
    ): Promise<RecalledPassage[]> {
      await recallPace.consume(userId);
      const { id: ancestorId } = await ancestors.getRow(userId, id);
      const { passages } = await recall.recall({ ancestorId, question, history: [], limit });
      return passages;
    },
  };
}
