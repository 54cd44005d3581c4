import { sql } from 'drizzle-orm';
import { check, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { TrainingStory } from '#shared/contracts/training.ts';
import { ancestors } from '../ancestors/ancestors.table.ts';

const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });
const words = () => text().notNull().default('');
const list = () => text().array().notNull().default(sql`'{}'`);
const trait = (value = 5) => smallint().notNull().default(value);

export const trainingData = pgTable(
  'training_data',
  {
    ancestorId: uuid()
      .primaryKey()
      .references(() => ancestors.id, { onDelete: 'cascade' }),
    fullName: words(),
    birthPlace: words(),
    occupation: words(),
    religion: words(),
    openness: trait(),
    conscientiousness: trait(),
    extraversion: trait(),
    agreeableness: trait(),
    neuroticism: trait(),
    formality: trait(),
    positivity: trait(7),
    communicationStyle: words(),
    commonPhrases: list(),
    accentDescription: words(),
    speakingPace: text({ enum: ['slow', 'normal', 'fast'] })
      .notNull()
      .default('normal'),
    stories: jsonb().$type<TrainingStory[]>().notNull().default([]),
    passions: list(),
    values: list(),
    senseOfHumor: words(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    check(
      'training_data_traits',
      sql`1 <= least(${table.openness}, ${table.conscientiousness}, ${table.extraversion}, ${table.agreeableness}, ${table.neuroticism}, ${table.formality}, ${table.positivity})
        and 10 >= greatest(${table.openness}, ${table.conscientiousness}, ${table.extraversion}, ${table.agreeableness}, ${table.neuroticism}, ${table.formality}, ${table.positivity})`,
    ),
    check('training_data_pace', sql`${table.speakingPace} in ('slow', 'normal', 'fast')`),
    check('training_data_stories', sql`jsonb_typeof(${table.stories}) = 'array'`),
  ],
);

export type TrainingRow = typeof trainingData.$inferSelect;
