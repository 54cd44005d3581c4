import { z } from 'zod';
import { limits } from '#shared/limits.ts';
import { id, lastSeen, text, timestamp, trimmedText } from './wire.ts';

export const storyStatus = z.enum(['processing', 'completed', 'failed']);
export const storyStep = z.enum(['split', 'illustrate', 'narrate', 'assemble']);
export type StoryStep = z.infer<typeof storyStep>;

/** Where a scene can take place; the last is a page of an album, for words that give no picture. */
export const sceneSetting = z.enum([
  'home',
  'kitchen',
  'village',
  'city',
  'sea',
  'farm',
  'mountains',
  'forest',
  'school',
  'church',
  'hospital',
  'factory',
  'workshop',
  'ship',
  'station',
  'road',
  'hardship',
  'celebration',
  'garden',
  'office',
  'memory',
]);
export type SceneSetting = z.infer<typeof sceneSetting>;

export const timeOfDay = z.enum(['morning', 'day', 'evening', 'night']);
export const season = z.enum(['spring', 'summer', 'autumn', 'winter']);
export const age = z.enum(['baby', 'child', 'youth', 'adult', 'elder']);
export const figure = z.object({ age, gender: z.enum(['female', 'male']) });

/** Where a scene's picture comes from, and what a person has chosen for it; what is left out is chosen from the narration. */
export const scenePicture = z.object({
  source: z
    .enum(['drawn', 'model', 'photo'])
    .describe("'drawn' by Heartwood, by a picture 'model', or one's own 'photo'."),
  setting: sceneSetting.optional(),
  timeOfDay: timeOfDay.optional(),
  season: season.optional(),
  people: z.array(figure).max(limits.story.peopleInScene).optional(),
  memoryId: id.optional().describe('The photo of the Memory Vault that it is.'),
});
export type ScenePicture = z.infer<typeof scenePicture>;

export const story = z.object({
  id,
  userId: id,
  title: z.string(),
  lifeStory: z.string(),
  language: z.string().describe('BCP 47, of the life story.'),
  status: storyStatus,
  progress: z
    .object({
      step: storyStep,
      done: z.int().nonnegative(),
      total: z.int().nonnegative(),
      sentence: z.string().describe("For a person: 'Drawing scene 3 of 9'."),
    })
    .nullable()
    .describe('While it is processing.'),
  error: z.string().nullable().describe('Why it failed, for a person.'),
  videoUrl: z.string().nullable(),
  videoDuration: z.number().nullable().describe('Seconds, measured from the file.'),
  videoMissing: z.string().nullable().describe('Why there is no film, for a person.'),
  verticalVideoUrl: z.string().nullable().describe('9:16, once it was asked for and made.'),
  verticalVideo: z.enum(['none', 'making', 'ready', 'failed']),
  captionsUrl: z.string().nullable().describe('WebVTT.'),
  posterUrl: z.string().nullable().describe('The picture of the first scene.'),
  sceneCount: z.int().nonnegative(),
  music: z.boolean().describe('Whether a soft pad lies under the narration of the film.'),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Story = z.infer<typeof story>;

export const scene = z.object({
  id,
  storyId: id,
  sceneNumber: z.int().positive(),
  title: z.string().nullable(),
  narration: z.string().nullable(),
  imagePrompt: z.string(),
  picture: scenePicture.describe('What it shows, after all choices.'),
  imageUrl: z.string().nullable(),
  audioUrl: z.string().nullable().describe('The spoken narration.'),
  sceneDuration: z.number().positive().describe('Seconds.'),
  status: z.enum(['pending', 'completed', 'failed']),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Scene = z.infer<typeof scene>;

const fillAll = 'Please fill in all fields.';
const title = trimmedText(fillAll)
  .min(1, fillAll)
  .max(limits.story.title, `A title can have at most ${limits.story.title} characters.`);

export const createStoryBody = z.object({
  userId: id,
  title,
  lifeStory: text(fillAll)
    .max(
      limits.story.characters,
      'Your life story is too long for one film. Shorten it, or tell it as two stories.',
    )
    .refine((text) => text.trim() !== '', fillAll),
});
export type CreateStoryBody = z.input<typeof createStoryBody>;

export const updateStoryBody = z
  .object({ title: title.optional(), music: z.boolean().optional() })
  .extend(lastSeen.shape);
export type UpdateStoryBody = z.input<typeof updateStoryBody>;

/** Omitted fields stay; only what changed is made again. */
export const updateSceneBody = z
  .object({
    title: trimmedText().max(limits.story.sceneTitle).optional(),
    narration: trimmedText()
      .min(1, 'A scene needs at least one sentence.')
      .max(limits.story.narration, 'This is too long to be one scene. Shorten it a little.')
      .optional(),
    picture: scenePicture
      .omit({ source: true, memoryId: true })
      .optional()
      .describe('Replaces all choices; an empty object leaves all to the narration.'),
    photoMemoryId: id
      .nullable()
      .optional()
      .describe('One of your own photos as the picture; null: drawn again.'),
    drawAgain: z.literal(true).optional(),
  })
  .extend(lastSeen.shape);
export type UpdateSceneBody = z.input<typeof updateSceneBody>;

export const sceneParams = z.object({ id, sceneId: id });
export const orderScenesBody = z.object({
  sceneIds: z.array(id).min(1).describe('All scenes of the story, in their new order.'),
});
