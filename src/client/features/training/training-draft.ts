import { z } from 'zod';
import { createDraft } from '#client/platform/drafts.ts';
import { speakingPace } from '#shared/contracts/training.ts';

/** As loose as typing is: a draft may hold a story without a title, or a name not yet given. */
const typedValues = z.object({
  fullName: z.string(),
  birthPlace: z.string(),
  occupation: z.string(),
  religion: z.string(),
  openness: z.number(),
  conscientiousness: z.number(),
  extraversion: z.number(),
  agreeableness: z.number(),
  neuroticism: z.number(),
  formality: z.number(),
  positivity: z.number(),
  communicationStyle: z.string(),
  commonPhrases: z.array(z.string()),
  accentDescription: z.string(),
  speakingPace,
  stories: z.array(
    z.object({ title: z.string(), content: z.string(), teller: z.string().optional() }),
  ),
  passions: z.array(z.string()),
  values: z.array(z.string()),
  senseOfHumor: z.string(),
});

const shape = z.object({
  values: typedValues,
  lastSeen: z.string().nullable(),
  keptAt: z.iso.datetime(),
});

/** What was typed into a training and not saved, kept for this user on this device. */
export function createTrainingDraft(userId: string, ancestorId: string) {
  return createDraft(`training.${userId}.${ancestorId}`, shape);
}

export type TrainingDraft = ReturnType<typeof createTrainingDraft>;
