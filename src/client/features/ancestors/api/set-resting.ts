import { useMutation } from '@tanstack/react-query';
import { sendJson } from '#client/platform/http-client.ts';
import { ancestor } from '#shared/contracts/ancestors.ts';
import { ancestorPath } from './ancestors-path.ts';
import { useRefetchFamily } from './use-refetch-family.ts';

/** Lays a persona to rest, or wakes it again. */
export function useSetResting(userId: string) {
  const refetchFamily = useRefetchFamily(userId);
  return useMutation({
    mutationFn: ({ id, resting }: { id: string; resting: boolean }) =>
      sendJson('PUT', `${ancestorPath(id)}/rest`, { resting }, ancestor),
    onSettled: (_, __, { id }) => void refetchFamily(id),
  });
}
