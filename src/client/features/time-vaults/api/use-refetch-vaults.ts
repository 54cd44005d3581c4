import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { vaultsPath } from './vault-paths.ts';

/** Fetches the list anew: after every change. */
export function useRefetchVaults(userId: string) {
  const client = useQueryClient();
  return useCallback(
    () => client.invalidateQueries({ queryKey: [vaultsPath(userId)], exact: true }),
    [client, userId],
  );
}
