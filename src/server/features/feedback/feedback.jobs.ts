import { z } from 'zod';
import { defineJob, handleJob } from '#server/platform/jobs/job.ts';
import { isRefusal } from '#server/platform/mail/mail.ts';
import { renderMail } from '#server/platform/mail/mail-template.ts';
import type { Needs } from '#server/platform/platform.ts';
import { createFeedbackRepository } from './feedback.repository.ts';

export const feedbackMail = defineJob({
  name: 'feedback.mail',
  schema: z.object({ id: z.uuid() }),
  retry: { limit: 14, delaySeconds: 30, backoff: true },
  concurrency: 1,
  expireSeconds: 2 * 60,
});

/** Mails feedback on to the people behind this Heartwood. */
export function handleFeedbackMail({
  db,
  mail,
  supportEmail,
}: Needs<'db' | 'mail' | 'supportEmail'>) {
  const repository = createFeedbackRepository(db);
  return handleJob(feedbackMail, async ({ data, logger }) => {
    const feedback = await repository.find(data.id);
    if (!feedback) return;
    const { name, email, subject, message, rating } = feedback;
    const letter = renderMail({
      heading: subject,
      blocks: [
        { kind: 'paragraph', text: `${name} (${email}) wrote:` },
        { kind: 'quote', text: message },
        { kind: 'small', text: rating ? `Rating: ${rating} of 5` : 'No rating was given.' },
      ],
    });
    try {
      await mail.send({
        to: supportEmail,
        subject: `Feedback: ${subject}`,
        messageId: `feedback-${feedback.id}`,
        ...letter,
      });
    } catch (error) {
      // Refused for good: it is kept all the same.
      if (!isRefusal(error)) throw error;
      logger.warn({ err: error }, 'feedback was not mailed on');
    }
  });
}
