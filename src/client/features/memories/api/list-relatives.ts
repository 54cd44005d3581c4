import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { urlQuery } from '#client/platform/url-query.ts';
import { ancestor } from '#shared/contracts/ancestors.ts';

/** Whom a memory can be about. */
export function useRelatives(userId: string) {
  return useQuery({
    ...urlQuery(`/api/users/${userId}/ancestors`, z.array(ancestor)),
    staleTime: 0,
  }).data;
}
