import { z } from 'zod';
import { createDraft } from '#client/platform/drafts.ts';

const shape = z.object({ answer: z.string() });

/** An answer that was typed and not saved, kept for this user on this device. */
export function createAnswerDraft(userId: string, questionId: string) {
  return createDraft(`answer.${userId}.${questionId}`, shape);
}
