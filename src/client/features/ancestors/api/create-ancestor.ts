import { useMutation } from '@tanstack/react-query';
import { sendJson } from '#client/platform/http-client.ts';
import { ancestor, type CreateAncestorBody } from '#shared/contracts/ancestors.ts';
import { useRefetchFamily } from './use-refetch-family.ts';

type NewAncestor = Omit<CreateAncestorBody, 'userId'>;

export function useCreateAncestor(userId: string) {
  const refetchFamily = useRefetchFamily(userId);
  return useMutation({
    mutationFn: (body: NewAncestor) =>
      sendJson(
        'POST',
        '/api/ancestors',
        { status: 'training', trainingProgress: 0, ...body, userId },
        ancestor,
      ),
    onSuccess: () => void refetchFamily(),
  });
}
