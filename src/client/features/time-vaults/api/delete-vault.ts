import { useMutation } from '@tanstack/react-query';
import { sendOnly } from '#client/platform/http-client.ts';
import { useRefetchVaults } from './use-refetch-vaults.ts';
import { vaultPath } from './vault-paths.ts';

export function useDeleteVault(userId: string) {
  const refetch = useRefetchVaults(userId);
  return useMutation({
    mutationFn: (id: string) => sendOnly('DELETE', vaultPath(id)),
    onSettled: () => refetch(),
  });
}
