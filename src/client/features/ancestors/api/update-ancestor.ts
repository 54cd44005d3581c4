import { useMutation } from '@tanstack/react-query';
import { sendJson } from '#client/platform/http-client.ts';
import { ancestor, type UpdateAncestorBody } from '#shared/contracts/ancestors.ts';
import { ancestorPath } from './ancestors-path.ts';
import { useRefetchFamily } from './use-refetch-family.ts';

/** Changes what the body names; with `updatedAt`, a stale write is refused with 409. */
export function useUpdateAncestor(userId: string) {
  const refetchFamily = useRefetchFamily(userId);
  return useMutation({
    mutationFn: ({ id, ...body }: UpdateAncestorBody & { id: string }) =>
      sendJson('PUT', ancestorPath(id), body, ancestor),
    onSettled: (_, __, { id }) => void refetchFamily(id),
  });
}
