import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { Database } from '#server/platform/database/database.ts';
import { cutPage, type Page, readCursor } from '#server/platform/http/paging.ts';
import type { Needs } from '#server/platform/platform.ts';
import type { createStoryBody, Story, updateStoryBody } from '#shared/contracts/stories.ts';
import { type PageQuery, id as uuid } from '#shared/contracts/wire.ts';
import { limits } from '#shared/limits.ts';
import { createRemakeStory } from './remake-story.ts';
import type { RunningStories } from './running-stories.ts';
import { createScenesRepository } from './scenes.repository.ts';
import { createScenesService, type Photos } from './scenes.service.ts';
import { readableLife } from './split/readable-life.ts';
import { countStoryWords, sourceSentences } from './split/source-sentences.ts';
import { storyTooLong, storyWithoutSentence } from './split/split.errors.ts';
import { detectStoryLanguage, ruleLanguage } from './split/story-language.ts';
import {
  noFfmpeg,
  notFinished,
  nothingHere,
  staleStory,
  storyNotFound,
  tooManyStories,
} from './stories.errors.ts';
import { jobKeyOf, makeStory, makeVertical } from './stories.jobs.ts';
import { presentStory } from './stories.presenter.ts';
import { createStoriesRepository } from './stories.repository.ts';
import type { StoryRow } from './stories.table.ts';
import { folderOf } from './story-files.ts';

type CreateInput = Omit<z.output<typeof createStoryBody>, 'userId'>;
type UpdateInput = z.output<typeof updateStoryBody>;

export interface StoriesServiceOptions
  extends Needs<'db' | 'clock' | 'storage' | 'jobs' | 'accountSpace' | 'rateLimits'> {
  running: RunningStories;
  photos: Photos;
  hasFfmpeg: boolean;
}

export type StoriesService = ReturnType<typeof createStoriesService>;

/** About what a story's files take up, for refusing one before it is made. */
const expectedBytes = 32 * 1024 * 1024;
const place = z.object({ id: uuid });

/** Life stories and their films. */
export function createStoriesService(options: StoriesServiceOptions) {
  const { db, clock, storage, jobs, accountSpace, rateLimits, running } = options;
  const repository = createStoriesRepository(db);
  const scenes = createScenesRepository(db);
  const remakeStory = createRemakeStory({ db, clock, jobs, running });
  accountSpace.include((userId, on) => createStoriesRepository(on).countStoredBytes(userId));
  const rateLimit = rateLimits.define({
    name: 'stories',
    points: 30,
    seconds: 60 * 60,
    store: 'database',
    message: 'That was a lot of stories within an hour. Please wait a while; what is made is kept.',
  });

  const getRow = async (userId: string, id: string): Promise<StoryRow> => {
    const row = await repository.find(userId, id);
    if (!row) throw storyNotFound();
    return row;
  };
  const present = async (row: StoryRow, on: Database = db): Promise<Story> =>
    presentStory(row, (await createStoriesRepository(on).findCovers([row.id])).get(row.id));

  return {
    scenes: createScenesService({ ...options, getRow, remakeStory }),

    async list(
      userId: string,
      { limit = limits.page.default, cursor }: PageQuery,
    ): Promise<Page<Story>> {
      const after = readCursor(cursor, place)?.id;
      const rows = await repository.list(userId, { limit: limit + 1, after });
      const covers = await repository.findCovers(rows.map(({ id }) => id));
      return cutPage(rows, limit, {
        cursorOf: ({ id }) => ({ id }),
        present: (row) => presentStory(row, covers.get(row.id)),
      });
    },

    async get(userId: string, id: string): Promise<Story> {
      return present(await getRow(userId, id));
    },

    /** @throws 429 while too many are being made, 400 for a text that cannot become a story. */
    async create(userId: string, input: CreateInput): Promise<Story> {
      checkLife(input.lifeStory);
      await rateLimit.consume(userId);
      const now = clock.now();
      const row = await db.transaction(async (tx) => {
        const stories = createStoriesRepository(tx);
        await stories.lockStories(userId);
        if ((await stories.countInTheMaking(userId)) >= limits.story.inTheMaking)
          throw tooManyStories({ retryAfterSeconds: 60 });
        await accountSpace.assertAvailable(userId, expectedBytes, tx);
        const inserted = await stories.insert({
          ...input,
          id: uuidv7(),
          userId,
          createdAt: now,
          updatedAt: now,
        });
        const asked = { storyId: inserted.id, revision: inserted.revision };
        await jobs.send(makeStory, asked, { singletonKey: jobKeyOf(asked), tx });
        return inserted;
      });
      return presentStory(row, undefined);
    },

    /** Changes title or music; the film is made again with what is there. */
    async update(userId: string, id: string, input: UpdateInput): Promise<Story> {
      const row = await remakeStory(userId, id, async (before, tx) => {
        if (input.updatedAt && before.updatedAt.getTime() !== Date.parse(input.updatedAt))
          throw staleStory({ current: await present(before, tx) });
        const title = input.title ?? before.title;
        const music = input.music ?? before.music;
        const isSame = title === before.title && music === before.music;
        return isSame ? undefined : { title, music };
      });
      return present(row);
    },

    /** Aborts its runs and removes it with all its files. */
    async delete(userId: string, id: string): Promise<void> {
      if (!(await repository.delete(userId, id))) throw storyNotFound();
      await running.supersede(id);
      await storage.deleteFolder(folderOf(id));
    },

    /** Asks for the vertical film. @throws 409 before the story is complete, and where no film can be made. */
    async askVertical(userId: string, id: string): Promise<Story> {
      const row = await db.transaction(async (tx) => {
        const stories = createStoriesRepository(tx);
        const before = await stories.findForUpdate(userId, id);
        if (!before) throw storyNotFound();
        if (before.status !== 'completed') throw notFinished();
        if (!before.videoKey || !options.hasFfmpeg) throw noFfmpeg();
        if (before.verticalVideo === 'making' || before.verticalVideo === 'ready') return before;
        await accountSpace.assertAvailable(userId, expectedBytes, tx);
        const asked = { storyId: id, revision: before.revision };
        await jobs.send(makeVertical, asked, { singletonKey: jobKeyOf(asked), tx });
        return (await stories.update(userId, id, { verticalVideo: 'making' })) ?? before;
      });
      return present(row);
    },

    /** The storage key of one of its files, and what it is called when it is saved. @throws 404 where there is none. */
    async getFile(
      userId: string,
      id: string,
      file: 'videoKey' | 'verticalKey' | 'captionsKey',
    ): Promise<{ key: string; fileName: string }> {
      const row = await getRow(userId, id);
      const key = row[file];
      if (!key) throw nothingHere();
      return { key, fileName: `${row.title}${key.slice(key.lastIndexOf('.'))}` };
    },

    /** All stories of an account with their scenes, for an export. */
    async *listEverything(userId: string) {
      let after: string | undefined;
      for (;;) {
        const rows = await repository.list(userId, { limit: 50, after });
        for (const story of rows) yield { story, scenes: await scenes.list(story.id) };
        after = rows.at(-1)?.id;
        if (rows.length < 50) return;
      }
    },

    listIds: (userId: string) => repository.listIds(userId),

    /** Aborts the runs of deleted stories. */
    async stopMaking(ids: string[]): Promise<void> {
      for (const id of ids) await running.supersede(id);
    },

    /** Where the files of an account lie. */
    async listFolders(userId: string): Promise<string[]> {
      return (await repository.listIds(userId)).map(folderOf);
    },

    /** Those of the storage keys whose story is still there. */
    async findReferencedKeys(keys: string[]): Promise<string[]> {
      const storyOf = (key: string) => key.split('/')[1] ?? '';
      const ids = [...new Set(keys.map(storyOf))].filter((id) => uuid.safeParse(id).success);
      const existing = new Set(await repository.findExisting(ids));
      return keys.filter((key) => existing.has(storyOf(key)));
    },
  };
}

/** @throws AppError for a text that could never become scenes. */
function checkLife(lifeStory: string): void {
  const words = countStoryWords(lifeStory);
  if (words > limits.story.words) throw storyTooLong(words);
  const life = readableLife(lifeStory);
  const sentences = sourceSentences(life, ruleLanguage(detectStoryLanguage(life)));
  if (!sentences.some(({ text }) => countStoryWords(text) > 1)) throw storyWithoutSentence();
}
