import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { getJson, sendOnly } from '#client/platform/http-client.ts';
import { session } from '#shared/contracts/account.ts';

export const sessionsKey = ['/api/account/sessions'];

/** Where the account is signed in. */
export function useSessions() {
  return useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => getJson('/api/account/sessions', z.array(session), { signal }),
  });
}

/** Ends one session, or without an id all others. */
export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string | undefined) =>
      sendOnly('DELETE', id ? `/api/account/sessions/${id}` : '/api/account/sessions'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
  });
}
