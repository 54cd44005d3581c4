import { z } from 'zod';
import { createDraft } from '#client/platform/drafts.ts';

const typed = z.object({ name: z.string(), relationship: z.string() });

export type NewAncestorDraft = ReturnType<typeof createNewAncestorDraft>;

/** What was typed about a newcomer, should the session end before they are saved. */
export function createNewAncestorDraft(userId: string) {
  return createDraft(`ancestors.new.${userId}`, typed);
}
