import { z } from 'zod';
import { limits } from '#shared/limits.ts';
import { id, trimmedText } from './wire.ts';

export const factStatus = z.enum(['suggested', 'confirmed', 'dismissed']);
export type FactStatus = z.infer<typeof factStatus>;

const words = trimmedText().min(1, 'Please fill this in').max(200);

/**
 * One fact of a life, as `subject relation object`: `self | mother-in-law | Alhaja Risikat`, `Kunle | born | February 1969`.
 * `subject` is `self` for the person; `relation` is one of `factRelations` or the family's own word.
 */
export const fact = z.object({
  id,
  subject: z.string(),
  relation: z.string(),
  object: z.string(),
  year: z.number().int().nullable(),
  sourceId: id.nullable().describe('The passage that says so; null where the family typed it in.'),
  sentence: z.string().nullable().describe('The sentence that says so, verbatim.'),
  sourceTitle: z.string().nullable().describe('The story that the sentence is from.'),
  status: factStatus,
});
export type Fact = z.infer<typeof fact>;

export const facts = z.array(fact);

/** Each entry with a known id is changed, one without is added as confirmed; facts left out stay as they are. */
export const saveFactsBody = z
  .array(
    z.object({
      id: id.optional(),
      subject: words,
      relation: words,
      object: words,
      year: z.number().int().min(limits.year.min).max(limits.year.max).nullish(),
      status: factStatus.optional(),
    }),
  )
  .max(limits.factsPerAncestor, 'That is too many facts to save at once');
export type SaveFactsBody = z.input<typeof saveFactsBody>;
