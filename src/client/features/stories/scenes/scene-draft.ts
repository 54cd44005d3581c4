import { z } from 'zod';
import { createDraft } from '#client/platform/drafts.ts';
import { sceneValues } from './scene-values.ts';

/** What was changed and not saved, and the scene that it was changed from. */
const shape = z.object({ values: sceneValues, base: sceneValues });

/** Kept for this user on this device. */
export function createSceneDraft(userId: string, sceneId: string) {
  return createDraft(`story.scene.${userId}.${sceneId}`, shape);
}
