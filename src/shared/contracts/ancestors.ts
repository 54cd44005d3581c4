import { z } from 'zod';
import { limits } from '#shared/limits.ts';
import { id, lastSeen, timestamp, trimmedText } from './wire.ts';

export const ancestorStatus = z.enum(['training', 'active', 'resting']);
export type AncestorStatus = z.infer<typeof ancestorStatus>;

export const gender = z.enum(['female', 'male', 'other']);

/** Whether the companion speaks as the person, or tells about them. */
export const companionVoice = z.enum(['first-person', 'third-person']);
export type CompanionVoice = z.infer<typeof companionVoice>;

/** The Portuguese that a companion speaks; null follows the family's own words. */
export const portuguese = z.enum(['pt-BR', 'pt-PT']);
export type Portuguese = z.infer<typeof portuguese>;

export const ancestor = z.object({
  id,
  userId: id,
  name: z.string(),
  birthYear: z.number().int().nullable(),
  deathYear: z.number().int().nullable(),
  relationship: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  status: ancestorStatus,
  trainingProgress: z.number().int().min(0).max(100),
  summary: z.string().nullable().describe('A few sentences about the person, for cards.'),
  systemPrompt: z.string().nullable(),
  generation: z.number().int(),
  parentId: id.nullable(),
  spouseId: id.nullable(),
  gender: gender.nullable(),
  treePosition: z.number().int(),
  companionVoice,
  portuguese: portuguese.nullable(),
  consentedAt: timestamp.nullable().describe('When use of the material was affirmed.'),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Ancestor = z.infer<typeof ancestor>;

const name = trimmedText('Name is required')
  .min(limits.ancestorName.min, 'Name is required')
  .max(limits.ancestorName.max, 'Name too long');
const year = z.number().int().min(limits.year.min).max(limits.year.max).nullable();

const details = z.object({
  birthYear: year.optional(),
  deathYear: year.optional(),
  gender: gender.nullable().optional(),
  parentId: id.nullable().optional(),
  spouseId: id.nullable().optional(),
  treePosition: z.number().int().min(-1_000_000).max(1_000_000).optional(),
  companionVoice: companionVoice.optional(),
  portuguese: portuguese.nullable().optional(),
});

const diedBeforeBirth = (body: { birthYear?: number | null; deathYear?: number | null }) =>
  body.birthYear == null || body.deathYear == null || body.deathYear >= body.birthYear;
const deathAfterBirth = {
  path: ['deathYear'],
  message: 'The year of death cannot be before the year of birth',
};

export const createAncestorBody = details
  .extend({
    userId: id,
    name,
    relationship: trimmedText('Please select a relationship')
      .min(1, 'Please select a relationship')
      .max(100, 'Please select a relationship'),
  })
  .refine(diedBeforeBirth, deathAfterBirth);
export type CreateAncestorBody = z.input<typeof createAncestorBody>;

export const updateAncestorBody = details
  .extend({
    name: name.optional(),
    relationship: trimmedText().max(100).optional(),
  })
  .extend(lastSeen.shape)
  .refine(diedBeforeBirth, deathAfterBirth);
export type UpdateAncestorBody = z.input<typeof updateAncestorBody>;

export const restBody = z.object({ resting: z.boolean() });
export const consentBody = z.object({ adult: z.literal(true), mayUse: z.literal(true) });
