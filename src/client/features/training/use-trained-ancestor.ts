import { useQuery } from '@tanstack/react-query';
import { urlQuery } from '#client/platform/url-query.ts';
import { ancestor } from '#shared/contracts/ancestors.ts';

/** The person whose training is shown: name, picture, progress and status. */
export function useTrainedAncestor(ancestorId: string) {
  return useQuery(urlQuery(`/api/ancestors/${ancestorId}`, ancestor));
}
