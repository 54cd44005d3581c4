import type { VaultFields } from '../form/check-typed.ts';

/** All that is sent of a new vault. */
export interface VaultUpload {
  userId: string;
  fields: VaultFields;
  video: File;
}
