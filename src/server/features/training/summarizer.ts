import type { AncestorRow } from '#server/features/ancestors/ancestors.service.ts';
import type { Training } from '#shared/contracts/training.ts';

/** The person that a summary is about. */
export type SummarizedPerson = Pick<AncestorRow, 'name'> &
  Partial<Pick<AncestorRow, 'relationship' | 'gender' | 'birthYear' | 'deathYear'>>;

/** The training content that a summary is made from. */
export type SummarizedTraining = Omit<
  Training,
  'ancestorId' | 'profileImageUrl' | 'createdAt' | 'updatedAt'
>;

/** A few sentences for cards, and the system prompt of the companion. */
export interface CompanionSummary {
  summary: string;
  systemPrompt: string;
}

/** Composes the summary of a person from the training: by rules, or by a language model. */
export interface Summarizer {
  /** @throws 503 when the model fails. */
  compose(person: AncestorRow, training: Training): Promise<CompanionSummary>;
  /** The same after an edit, without a call of the model. */
  refresh(person: AncestorRow, training: Training): CompanionSummary;
}
