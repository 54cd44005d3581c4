import { createHash, createHmac } from 'node:crypto';
import type { Needs } from '#server/platform/platform.ts';

/**
 * The private links of deliveries. A token is made of the delivery's id and our secret key, so that a mail which is
 * tried again carries the same one; the database knows only its hash.
 */
export function createVaultLinks({ secret, publicUrl }: Needs<'secret' | 'publicUrl'>) {
  const tokenOf = (deliveryId: string) =>
    createHmac('sha256', secret).update('vault-link\0').update(deliveryId).digest('base64url');

  return {
    /** Where the recipient of a delivery can watch. */
    urlOf: (deliveryId: string) => `${publicUrl}/vault/${tokenOf(deliveryId)}`,
    hashOf: (deliveryId: string) => hashToken(tokenOf(deliveryId)),
  };
}

export type VaultLinks = ReturnType<typeof createVaultLinks>;

export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');
