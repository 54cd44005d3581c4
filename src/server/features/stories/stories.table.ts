import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ScenePicture } from '#shared/contracts/stories.ts';
import type { SpokenWord } from '#shared/contracts/voice.ts';
import { users } from '../auth/auth.table.ts';

const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

export const stories = pgTable(
  'user_stories',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    lifeStory: text().notNull(),
    language: text().notNull().default('en'),
    status: text({ enum: ['processing', 'completed', 'failed'] })
      .notNull()
      .default('processing'),
    step: text({ enum: ['split', 'illustrate', 'narrate', 'assemble'] }),
    stepDone: integer().notNull().default(0),
    stepTotal: integer().notNull().default(0),
    error: text(),
    videoKey: text(),
    videoDuration: doublePrecision(),
    videoMissing: text(),
    captionsKey: text(),
    verticalKey: text(),
    verticalVideo: text({ enum: ['none', 'making', 'ready', 'failed'] })
      .notNull()
      .default('none'),
    music: boolean().notNull().default(false),
    /** How fast the narrator speaks; chosen once, so that the film is no longer than it may be. */
    pace: doublePrecision(),
    /** Of all its files. */
    storedBytes: bigint({ mode: 'number' }).notNull().default(0),
    /** Counts what was asked to be made, so that a run knows when it has been superseded. */
    revision: integer().notNull().default(1),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('user_stories_user').on(table.userId, table.id),
    check('user_stories_status', sql`${table.status} in ('processing', 'completed', 'failed')`),
    check(
      'user_stories_step',
      sql`${table.step} in ('split', 'illustrate', 'narrate', 'assemble')`,
    ),
    check(
      'user_stories_vertical',
      sql`${table.verticalVideo} in ('none', 'making', 'ready', 'failed')`,
    ),
    check('user_stories_film', sql`(${table.videoKey} is null) = (${table.videoDuration} is null)`),
  ],
);

export const storyScenes = pgTable(
  'story_scenes',
  {
    id: uuid().primaryKey(),
    storyId: uuid()
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    sceneNumber: integer().notNull(),
    title: text(),
    narration: text(),
    imagePrompt: text().notNull(),
    /** What a person chose for the picture; the rest is read from the narration. */
    choices: jsonb().$type<Partial<ScenePicture>>().notNull().default({}),
    /** What the picture shows, after all choices. */
    picture: jsonb().$type<ScenePicture>(),
    seed: integer().notNull().default(1),
    imageKey: text(),
    audioKey: text(),
    /** The words of the spoken narration and when each is heard. */
    words: jsonb().$type<SpokenWord[]>(),
    sceneDuration: doublePrecision().notNull().default(5),
    status: text({ enum: ['pending', 'completed', 'failed'] })
      .notNull()
      .default('pending'),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    unique('story_scenes_number').on(table.storyId, table.sceneNumber),
    check('story_scenes_number_positive', sql`${table.sceneNumber} > 0`),
    check('story_scenes_status', sql`${table.status} in ('pending', 'completed', 'failed')`),
    check('story_scenes_duration', sql`${table.sceneDuration} > 0`),
  ],
);

export type StoryRow = typeof stories.$inferSelect;
export type StorySceneRow = typeof storyScenes.$inferSelect;
