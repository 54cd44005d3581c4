import { useMutation } from '@tanstack/react-query';
import { sendOnly } from '#client/platform/http-client.ts';

/** Has the mail that confirms one's own address sent once more. */
export function useSendConfirmation() {
  return useMutation({ mutationFn: () => sendOnly('POST', '/api/auth/email-confirmation', {}) });
}
