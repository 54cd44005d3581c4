import { useMutation } from '@tanstack/react-query';
import { sendOnly } from '#client/platform/http-client.ts';
import { ancestorPath } from './ancestors-path.ts';
import { useRefetchFamily } from './use-refetch-family.ts';

export function useDeleteAncestor(userId: string) {
  const refetchFamily = useRefetchFamily(userId);
  return useMutation({
    mutationFn: (id: string) => sendOnly('DELETE', ancestorPath(id)),
    onSettled: () => void refetchFamily(),
  });
}
