import { z } from 'zod';
import { limits } from '#shared/limits.ts';
import { id, timestamp, trimmedText } from './wire.ts';

export const traits = [
  'openness',
  'conscientiousness',
  'extraversion',
  'agreeableness',
  'neuroticism',
  'formality',
  'positivity',
] as const;
export type Trait = (typeof traits)[number];

export const speakingPace = z.enum(['slow', 'normal', 'fast']);

const trait = z.number().int().min(limits.traitScale.min).max(limits.traitScale.max);
const short = trimmedText().max(limits.trainingText.short);
const long = trimmedText().max(limits.trainingText.long);
const list = z
  .array(trimmedText().min(1).max(limits.trainingList.itemLength))
  .max(limits.trainingList.items);

export const trainingStory = z.object({
  title: trimmedText('Story title is required')
    .min(1, 'Story title is required')
    .max(limits.storyTitle.max, 'Story title is too long'),
  content: trimmedText('Story content is required')
    .min(1, 'Story content is required')
    .max(limits.storyContent.max, 'Story content is too long'),
  teller: trimmedText()
    .max(limits.tellerName, 'That name is too long')
    .optional()
    .describe('Who tells it: `self` for the person, else a name; left out, it is guessed.'),
});
export type TrainingStory = z.infer<typeof trainingStory>;

/** The fields of a training. */
export const trainingFields = z.object({
  fullName: trimmedText('Full name is required')
    .min(1, 'Full name is required')
    .max(limits.trainingText.short),
  birthPlace: short,
  occupation: short,
  religion: short,
  openness: trait,
  conscientiousness: trait,
  extraversion: trait,
  agreeableness: trait,
  neuroticism: trait,
  formality: trait,
  positivity: trait,
  communicationStyle: long,
  commonPhrases: list,
  accentDescription: long,
  speakingPace,
  stories: z.array(trainingStory).max(limits.storiesPerAncestor),
  passions: list,
  values: list,
  senseOfHumor: long,
});

/** A save merges: what is left out stays as it is, lists that are sent replace. */
export const saveTrainingBody = trainingFields.partial().extend({
  updatedAt: timestamp
    .nullish()
    .describe('As last seen, null before the first save; a stale save is refused with 409.'),
});
export type SaveTrainingBody = z.input<typeof saveTrainingBody>;

export const training = trainingFields.extend({
  fullName: z.string(),
  ancestorId: id,
  profileImageUrl: z.string().nullable(),
  createdAt: timestamp.nullable(),
  updatedAt: timestamp.nullable(),
});
export type Training = z.infer<typeof training>;

export const sourceKind = z.enum(['story', 'detail', 'phrase', 'passion', 'value', 'memory']);
export type SourceKind = z.infer<typeof sourceKind>;

export const recallQuery = z.object({
  q: trimmedText().min(1, 'Please ask something').max(limits.message.max),
  limit: z.coerce.number().int().min(1).max(50).default(10),
});

/** A passage relevant to a question; `excerpt` is the whole passage verbatim. */
export const recalledPassage = z.object({
  sourceId: id,
  kind: sourceKind,
  title: z.string(),
  excerpt: z.string(),
  score: z.number(),
});
export type RecalledPassage = z.infer<typeof recalledPassage>;
