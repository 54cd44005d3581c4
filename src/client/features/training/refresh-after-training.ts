import type { QueryClient } from '@tanstack/react-query';

const familyList = /^\/api\/users\/[^/]+\/ancestors/;

/** Fetches again what shows a person's progress, status, passages and facts. */
export function refreshAfterTraining(client: QueryClient, ancestorId: string): Promise<void> {
  const person = `/api/ancestors/${ancestorId}`;
  return client.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' &&
      (path === person ||
        path === `${person}/facts` ||
        path.startsWith(`${person}/recall`) ||
        familyList.test(path)),
  });
}
