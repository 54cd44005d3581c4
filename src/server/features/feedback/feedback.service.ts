import { v7 as newId } from 'uuid';
import type { z } from 'zod';
import type { Needs } from '#server/platform/platform.ts';
import type { createFeedbackBody, Feedback } from '#shared/contracts/feedback.ts';
import { feedbackMail } from './feedback.jobs.ts';
import { createFeedbackRepository } from './feedback.repository.ts';
import type { FeedbackRow } from './feedback.table.ts';

export interface FeedbackServiceOptions extends Needs<'db' | 'clock' | 'jobs' | 'rateLimits'> {
  /** Whether it is mailed to the people behind this Heartwood too. */
  isMailed: boolean;
}

/** Feedback from a sample account is stored and not mailed. */
type FeedbackInput = z.output<typeof createFeedbackBody> & { isSample: boolean };

export type FeedbackService = ReturnType<typeof createFeedbackService>;

/** Stores feedback, and mails it to the operators where a mail server is configured. */
export function createFeedbackService(options: FeedbackServiceOptions) {
  const { db, clock, jobs, rateLimits, isMailed } = options;
  const repository = createFeedbackRepository(db);
  const rateLimit = rateLimits.define({
    name: 'feedback',
    points: 20,
    seconds: 60 * 60,
    store: 'database',
    message:
      'Thank you for so much feedback. Please wait a while before you send more; what you wrote stays here.',
  });

  return {
    /** @param address of the sender, which the rate limit counts by. */
    async create(
      { userId, isSample, ...input }: FeedbackInput,
      address: string,
    ): Promise<Feedback> {
      await rateLimit.consume(address);
      const row: FeedbackRow = {
        ...input,
        id: newId(),
        userId: userId ?? null,
        rating: input.rating ?? null,
        createdAt: clock.now(),
      };
      await db.transaction(async (tx) => {
        await repository.insert(row, tx);
        if (isMailed && !isSample) await jobs.send(feedbackMail, { id: row.id }, { tx });
      });
      return present(row);
    },

    /** Everything that a user has sent, for an export. */
    listOf: async (userId: string): Promise<Feedback[]> =>
      (await repository.listOf(userId)).map(present),
  };
}

function present(row: FeedbackRow): Feedback {
  return { ...row, createdAt: row.createdAt.toISOString() };
}
