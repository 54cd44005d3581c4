import { useMutation, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { sendOnly } from '#client/platform/http-client.ts';
import { urlQuery, useRefetch } from '#client/platform/url-query.ts';
import { session } from '#shared/contracts/account.ts';

export const sessionsPath = '/api/account/sessions';

/** Where the account is signed in. */
export function useSessions() {
  return useQuery(urlQuery(sessionsPath, z.array(session)));
}

/** Ends one session, or without an id all others. */
export function useEndSession() {
  const refetch = useRefetch();
  return useMutation({
    mutationFn: (id: string | undefined) =>
      sendOnly('DELETE', id ? `${sessionsPath}/${id}` : sessionsPath),
    onSettled: () => refetch(sessionsPath),
  });
}
