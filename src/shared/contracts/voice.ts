import { z } from 'zod';
import { limits } from '#shared/limits.ts';
import { id } from './wire.ts';

export const voice = z.object({
  id: z.string(),
  name: z.string().describe('A friendly name, for people to choose by.'),
  language: z.string().describe("BCP 47; 'mul' for a voice that speaks whatever it is given."),
  gender: z.enum(['female', 'male']),
  provider: z.string().describe("'offline', or where the text is sent to be spoken."),
});
export type Voice = z.infer<typeof voice>;

const empty = 'Please give some text to speak';

export const synthesizeBody = z.object({
  text: z
    .string(empty)
    .max(limits.spokenText.max, `A text can have at most ${limits.spokenText.max} characters`)
    .refine((text) => text.trim() !== '', empty),
  voiceId: z.string().max(100).optional().describe('One of `GET /api/voices`.'),
  ancestorId: id.optional().describe('Gives the voice where none is chosen, its pace and pitch.'),
});
export type SynthesizeBody = z.infer<typeof synthesizeBody>;

export const synthesizeQuery = z.object({
  timings: z
    .enum(['0', '1'])
    .default('0')
    .describe('1: sentence by sentence as they are made, with the place in time of each word.'),
});

const offset = z.int().nonnegative();
const milliseconds = z.number().nonnegative();

/** A spoken word: its offsets in the given text, and when it is heard. */
export const spokenWord = z.object({
  start: offset,
  end: offset,
  fromMs: milliseconds,
  toMs: milliseconds,
});
export type SpokenWord = z.infer<typeof spokenWord>;

/** One line of an answer with timings: a sentence as a sound file of its own. Times count from its begin. */
export const spokenSentence = z.object({
  start: offset,
  end: offset,
  durationMs: milliseconds,
  words: z.array(spokenWord),
  audio: z.string().describe('A WAV file as base64.'),
});
export type SpokenSentence = z.infer<typeof spokenSentence>;
