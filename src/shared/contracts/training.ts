import { z } from 'zod';
import { limits } from '#shared/limits.ts';
import { id, stripInvalidUnicode, timestamp } from './wire.ts';

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
const short = z.string().overwrite(stripInvalidUnicode).trim().max(limits.trainingText.short);
const long = z.string().overwrite(stripInvalidUnicode).trim().max(limits.trainingText.long);
const list = z
  .array(
    z.string().overwrite(stripInvalidUnicode).trim().min(1).max(limits.trainingList.itemLength),
  )
  .max(limits.trainingList.items);

export const taughtStory = z.object({
  title: z
    .string('Story title is required')
    .overwrite(stripInvalidUnicode)
    .trim()
    .min(1, 'Story title is required')
    .max(limits.storyTitle.max, 'Story title is too long'),
  content: z
    .string('Story content is required')
    .overwrite(stripInvalidUnicode)
    .trim()
    .min(1, 'Story content is required')
    .max(limits.storyContent.max, 'Story content is too long'),
  teller: z
    .string()
    .overwrite(stripInvalidUnicode)
    .trim()
    .max(limits.tellerName, 'That name is too long')
    .optional()
    .describe('Who tells it: `self` for the person, else a name; left out, it is guessed.'),
});
export type TaughtStory = z.infer<typeof taughtStory>;

/** What a person can teach about an ancestor. */
export const trainingFields = z.object({
  fullName: z
    .string('Full name is required')
    .overwrite(stripInvalidUnicode)
    .trim()
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
  stories: z.array(taughtStory).max(limits.storiesPerAncestor),
  passions: list,
  values: list,
  senseOfHumor: long,
});

/** A save merges: what is left out stays as it is, lists that are sent replace. */
export const saveTrainingBody = trainingFields.partial().extend({
  updatedAt: timestamp
    .nullish()
    .describe('As last seen, null for never taught; a stale save is refused with 409.'),
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
  q: z
    .string()
    .overwrite(stripInvalidUnicode)
    .trim()
    .min(1, 'Please ask something')
    .max(limits.message.max),
  limit: z.coerce.number().int().min(1).max(50).default(10),
});

/** One passage of what was taught, as it answers a question; `excerpt` is the whole passage verbatim. */
export const recalledPassage = z.object({
  sourceId: id,
  kind: sourceKind,
  title: z.string(),
  excerpt: z.string(),
  score: z.number(),
});
export type RecalledPassage = z.infer<typeof recalledPassage>;
