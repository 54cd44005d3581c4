import { useMutation } from '@tanstack/react-query';
import { sendOnly } from '#client/platform/http-client.ts';

/** Confirms that the address belongs to whoever was mailed the token. */
export function useConfirmEmail() {
  return useMutation({
    mutationFn: (token: string) => sendOnly('POST', '/api/auth/confirm-email', { token }),
  });
}
