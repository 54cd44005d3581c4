import type { VaultUpload } from './vault-upload.ts';

export function vaultToForm({ userId, fields, video }: VaultUpload): FormData {
  const form = new FormData();
  form.append('userId', userId);
  form.append('title', fields.title);
  if (fields.description) form.append('description', fields.description);
  form.append('unlockYears', String(fields.unlockYears));
  form.append('unlockMonths', String(fields.unlockMonths));
  form.append('recipientEmails', JSON.stringify(fields.recipientEmails));
  form.append('video', video);
  return form;
}
