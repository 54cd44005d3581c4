import { z } from 'zod';
import { limits } from '#shared/limits.ts';
import { id, lastSeen, pageQuery, text, timestamp, trimmedText } from './wire.ts';

export const memoryType = z.enum(['text', 'image', 'video', 'audio']);
export type MemoryType = z.infer<typeof memoryType>;

export const memoryMetadata = z.object({
  originalFileName: z.string().optional(),
  mimeType: z.string().optional(),
  bytes: z.number().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
  durationSeconds: z.number().optional(),
});

export const memory = z.object({
  id,
  userId: id,
  title: z.string(),
  description: z.string().nullable(),
  type: memoryType,
  fileUrl: z.string().nullable().describe('The original, byte for byte.'),
  displayUrl: z
    .string()
    .nullable()
    .describe('What a browser shows or plays, without metadata. Null while it is being made.'),
  thumbnailUrl: z.string().nullable().describe('A small picture; the poster of a video.'),
  waveform: z
    .array(z.number().min(0).max(1))
    .nullable()
    .describe('Loudness over the length of a sound.'),
  mediaState: z
    .enum(['ready', 'preparing', 'failed'])
    .describe("'failed': it can be downloaded, but not shown here."),
  textContent: z.string().nullable(),
  textIsCut: z.boolean().describe('In lists a long text, or description, is only begun.'),
  tags: z.array(z.string()),
  metadata: memoryMetadata,
  isPrivate: z.boolean(),
  takenAt: timestamp.nullable(),
  aboutAncestorIds: z.array(id),
  mayTeach: z.boolean().describe('Whether the personas of these relatives may draw on its words.'),
  deletedAt: timestamp.nullable().describe('It is purged 30 days later.'),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Memory = z.infer<typeof memory>;

const noTitle = 'Please provide a title for your memory.';
const title = trimmedText(noTitle)
  .min(1, noTitle)
  .max(limits.memory.title, `A title can have at most ${limits.memory.title} characters.`);
const description = trimmedText()
  .max(
    limits.memory.description,
    `A description can have at most ${limits.memory.description} characters.`,
  )
  .nullable()
  .optional();
const textContent = text()
  .max(limits.memory.text, 'This text is too long for one memory. Divide it into several.')
  .nullable()
  .optional();
const tags = z
  .array(trimmedText().min(1).max(limits.memory.tag))
  .max(limits.memory.tags, `A memory can have at most ${limits.memory.tags} tags.`);
const takenAt = timestamp
  .refine(
    (moment) => Date.parse(moment) > Date.UTC(1000),
    'Please choose a date after the year 1000.',
  )
  .nullable()
  .optional();
const about = z.array(id).max(limits.memory.about);

export const createMemoryBody = z
  .object({
    userId: id,
    title,
    description,
    type: memoryType,
    fileUrl: z
      .string()
      .max(2_000)
      .nullable()
      .optional()
      .describe('The upload address without its query.'),
    textContent,
    tags: tags.default([]),
    metadata: z
      .object({
        originalFileName: text().max(limits.memory.fileName).optional(),
        mimeType: z.string().max(200).optional(),
      })
      .default({}),
    takenAt,
    aboutAncestorIds: about.default([]),
    mayTeach: z.boolean().default(false),
    keepDuplicate: z
      .boolean()
      .default(false)
      .describe('Without it, a file that is kept already is answered with 409 and that memory.'),
  })
  .refine(({ type, textContent: text }) => type !== 'text' || text?.trim(), {
    path: ['textContent'],
    message: 'Please provide text content for your memory.',
  })
  .refine(({ type, fileUrl }) => type === 'text' || fileUrl, {
    path: ['fileUrl'],
    message: 'Please upload a file for your memory.',
  });
export type CreateMemoryBody = z.input<typeof createMemoryBody>;

export const updateMemoryBody = z
  .object({
    title: title.optional(),
    description,
    textContent,
    tags: tags.optional(),
    takenAt,
    aboutAncestorIds: about.optional(),
    mayTeach: z.boolean().optional(),
  })
  .extend(lastSeen.shape);
export type UpdateMemoryBody = z.input<typeof updateMemoryBody>;

export const listMemoriesQuery = pageQuery.extend({
  type: memoryType.optional(),
  q: text().max(limits.searchLength).optional(),
  tag: text().max(limits.memory.tag).optional(),
  about: id.optional(),
  sort: z.enum(['created', 'taken']).default('created'),
  deleted: z.enum(['0', '1']).default('0').describe('1: what was deleted and can be restored.'),
});
export type ListMemoriesQuery = z.input<typeof listMemoriesQuery>;

export const deleteMemoryQuery = z.object({
  now: z.enum(['0', '1']).default('0').describe('1: purged at once, never to be restored.'),
});

/** The counts to filter by. */
export const memoryFacets = z.object({
  total: z.int(),
  types: z.record(memoryType, z.int()),
  tags: z.array(z.object({ tag: z.string(), count: z.int() })).describe('The most used first.'),
});
export type MemoryFacets = z.infer<typeof memoryFacets>;

export const uploadUrlAnswer = z.object({ uploadURL: z.string() });
