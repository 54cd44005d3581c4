import type { AncestorRow } from '#server/features/ancestors/ancestors.service.ts';
import type { Training } from '#shared/contracts/training.ts';

/** What a completed training leads to: a few sentences for people, and the text that makes the persona. */
export interface PersonaSummary {
  summary: string;
  systemPrompt: string;
}

/** Composes the summary of a person from what was taught: by rules, or by a language model. */
export interface Summarizer {
  /** @throws 503 when the model does not answer. */
  compose(person: AncestorRow, training: Training): Promise<PersonaSummary>;
  /** The same after an edit: cheap, at once, and without asking a model again. */
  refresh(person: AncestorRow, training: Training): PersonaSummary;
}
