import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/job.ts';

const asked = z.object({ storyId: z.uuid(), revision: z.int() });
export type AskedStory = z.output<typeof asked>;

/** Of these crashes only count: what fails by itself is tried again within one run, and then the story has failed. */
const retry = { limit: 20, delaySeconds: 2, backoff: true } as const;

/** Makes, or makes again, what a revision of a story lacks. */
export const makeStory = defineJob({
  name: 'stories.make',
  schema: asked,
  retry,
  concurrency: 2,
  expireSeconds: 30 * 60,
});

/** Makes the vertical film of a story that is complete. */
export const makeVertical = defineJob({
  name: 'stories.make-vertical',
  schema: asked,
  retry,
  concurrency: 1,
  expireSeconds: 30 * 60,
});

/** Asks again for stories in the making whose job was lost, and clears away what a crash left. */
export const rescueStories = defineJob({
  name: 'stories.rescue',
  schema: z.object({}),
  retry: { limit: 1, delaySeconds: 10 },
  concurrency: 1,
  expireSeconds: 5 * 60,
  everySeconds: 60,
});

/** One job for each thing that was asked for, however often it is sent. */
export const jobKeyOf = ({ storyId, revision }: AskedStory) => `${storyId}:${revision}`;
