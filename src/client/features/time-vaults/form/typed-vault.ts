import { z } from 'zod';
import { createDraft } from '#client/platform/drafts.ts';

const typedVault = z.object({
  title: z.string(),
  description: z.string(),
  unlockYears: z.string(),
  unlockMonths: z.string(),
  recipients: z.string(),
});
/** The fields as they are typed. */
export type TypedVault = z.infer<typeof typedVault>;

export const emptyVault: TypedVault = {
  title: '',
  description: '',
  unlockYears: '0',
  unlockMonths: '0',
  recipients: '',
};

export type VaultDraft = ReturnType<typeof createVaultDraft>;

/** What was typed about a vault that is not sealed yet. */
export function createVaultDraft(userId: string) {
  return createDraft(`time-vaults.new.${userId}`, typedVault);
}
