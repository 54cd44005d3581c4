import { z } from 'zod';
import { createDraft } from '#client/platform/drafts.ts';

const shape = z.object({ title: z.string(), lifeStory: z.string(), isOpen: z.boolean() });

/** A story that is being written and was not sent yet, kept for this user on this device. */
export function createStoryDraft(userId: string) {
  return createDraft(`story.new.${userId}`, shape);
}
