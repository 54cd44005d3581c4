import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { urlQuery } from '#client/platform/url-query.ts';
import { ancestor } from '#shared/contracts/ancestors.ts';
import { familyPath } from './ancestors-path.ts';

/** The whole family, by generation and place in the row. Asked for anew each time that a page shows it. */
export function useAncestors(userId: string) {
  return useQuery({ ...urlQuery(familyPath(userId), z.array(ancestor)), staleTime: 0 });
}
