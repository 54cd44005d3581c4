import { z } from 'zod';
import { limits } from '#shared/limits.ts';
import { id, timestamp, trimmedText } from './wire.ts';

/** A question that a companion could not answer, for the family to answer. */
export const openQuestion = z.object({
  id,
  ancestorId: id,
  text: z.string(),
  timesAsked: z.number().int(),
  lastAskedAt: timestamp,
});
export type OpenQuestion = z.infer<typeof openQuestion>;

export const openQuestions = z.array(openQuestion);

export const addOpenQuestionBody = z.object({
  text: trimmedText('Please write a question')
    .min(1, 'Please write a question')
    .max(limits.openQuestion.text, 'Please shorten the question'),
});

/** The answer becomes a story of the training, told by `teller` (see `trainingStory`). */
export const answerOpenQuestionBody = z.object({
  answer: trimmedText('Please write an answer')
    .min(1, 'Please write an answer')
    .max(limits.openQuestion.answer, 'Please shorten the answer'),
  teller: trimmedText().max(limits.tellerName).optional(),
});
export type AnswerOpenQuestionBody = z.input<typeof answerOpenQuestionBody>;
