import { useQuery } from '@tanstack/react-query';
import { urlQuery } from '#client/platform/url-query.ts';
import { training } from '#shared/contracts/training.ts';
import { trainingPath } from './save-training.ts';

/** Fetched anew for each visit: an editor must begin from what is there now. */
export function useTraining(ancestorId: string) {
  return useQuery({ ...urlQuery(trainingPath(ancestorId), training), gcTime: 0 });
}
