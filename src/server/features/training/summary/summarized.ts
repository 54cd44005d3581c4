import type { Training } from '#shared/contracts/training.ts';
import type { Gender } from './pronouns.ts';

/** Who the summary is of, besides what was taught. */
export interface SummarizedPerson {
  name: string;
  relationship?: string | null;
  gender?: Gender | null;
  birthYear?: number | null;
  deathYear?: number | null;
}

/** What was taught, as far as a summary reads it. */
export type SummarizedTraining = Omit<
  Training,
  'ancestorId' | 'profileImageUrl' | 'createdAt' | 'updatedAt'
>;
