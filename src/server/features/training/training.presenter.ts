import type { Training } from '#shared/contracts/training.ts';
import { limits } from '#shared/limits.ts';
import type { TrainingRow } from './training.table.ts';

const { default: middle, positivityDefault } = limits.traitScale;

/** The training of an ancestor without a row. */
const emptyTraining: Omit<Training, 'ancestorId' | 'profileImageUrl'> = {
  fullName: '',
  birthPlace: '',
  occupation: '',
  religion: '',
  openness: middle,
  conscientiousness: middle,
  extraversion: middle,
  agreeableness: middle,
  neuroticism: middle,
  formality: middle,
  positivity: positivityDefault,
  communicationStyle: '',
  commonPhrases: [],
  accentDescription: '',
  speakingPace: 'normal',
  stories: [],
  passions: [],
  values: [],
  senseOfHumor: '',
  createdAt: null,
  updatedAt: null,
};

export function presentTraining(
  ancestorId: string,
  row: TrainingRow | undefined,
  profileImageUrl: string | null,
): Training {
  if (!row) return { ...emptyTraining, ancestorId, profileImageUrl };
  return {
    ...row,
    profileImageUrl,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
