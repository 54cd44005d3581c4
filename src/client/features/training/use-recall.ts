import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { urlQuery } from '#client/platform/url-query.ts';
import { recalledPassage } from '#shared/contracts/training.ts';

/** The saved passages that answer a question, best first; nothing is asked before there is one. */
export function useRecall(ancestorId: string, question: string) {
  const query = new URLSearchParams({ q: question, limit: '10' });
  return useQuery({
    ...urlQuery(`/api/ancestors/${ancestorId}/recall?${query}`, z.array(recalledPassage)),
    enabled: question !== '',
  });
}
