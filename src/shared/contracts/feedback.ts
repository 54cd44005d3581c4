import { z } from 'zod';
import { limits } from '#shared/limits.ts';
import { id, timestamp, trimmedText } from './wire.ts';

const required = (message: string, max: number) =>
  trimmedText(message).min(1, message).max(max, `This can have at most ${max} characters`);

export const createFeedbackBody = z.object({
  userId: id.optional(),
  name: required('Name is required', limits.userName.max),
  email: z.email('Invalid email address').max(limits.email.max, 'Invalid email address'),
  subject: required('Subject is required', limits.feedback.subject),
  message: required('Message is required', limits.feedback.message),
  rating: z.int().min(limits.feedback.rating.min).max(limits.feedback.rating.max).optional(),
});
export type CreateFeedbackBody = z.input<typeof createFeedbackBody>;

export const feedback = z.object({
  id,
  userId: id.nullable(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  rating: z.int().nullable(),
  createdAt: timestamp,
});
export type Feedback = z.infer<typeof feedback>;
