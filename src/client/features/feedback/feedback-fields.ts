import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { createDraft } from '#client/platform/drafts.ts';
import { createFeedbackBody } from '#shared/contracts/feedback.ts';

export const feedbackFields = createFeedbackBody.omit({ userId: true });
export type FeedbackFields = z.infer<typeof feedbackFields>;

export const feedbackResolver = zodResolver(feedbackFields);

const typed = z.object({
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  rating: z.number().optional(),
});

/** What was typed and not sent, kept on this device for this user or for whoever is signed out. */
export function createFeedbackDraft(userId: string | undefined) {
  return createDraft(`feedback.${userId ?? 'signed-out'}`, typed);
}
