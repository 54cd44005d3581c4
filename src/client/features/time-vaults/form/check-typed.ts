import type { z } from 'zod';
import { vaultForm } from '#shared/contracts/time-vaults.ts';
import type { TypedVault } from './typed-vault.ts';

export type VaultFields = z.output<typeof vaultForm>;
export type Problems = Partial<Record<keyof TypedVault, string>>;

/** What was typed as the server takes it, or what is wrong with which field. */
export function checkTyped(typed: TypedVault): { fields: VaultFields } | { problems: Problems } {
  const { recipients, ...rest } = typed;
  const recipientEmails = splitRecipients(recipients);
  const checked = vaultForm.safeParse({ ...rest, recipientEmails });
  if (checked.success) return { fields: checked.data };
  const problems: Problems = {};
  for (const { path, message } of checked.error.issues) {
    const [name, index] = path;
    if (name === 'recipientEmails') {
      const wrong = typeof index === 'number' ? recipientEmails[index] : undefined;
      problems.recipients ??= wrong
        ? `“${wrong}” is not an email address. Please check it; addresses are separated by commas.`
        : message;
    } else if (isField(name, typed)) problems[name] ??= message;
  }
  return { problems };
}

function isField(name: unknown, typed: TypedVault): name is keyof TypedVault {
  return typeof name === 'string' && name in typed;
}

/** Comma-separated addresses as a list: trimmed, without empties, each once however it is written. */
function splitRecipients(text: string): string[] {
  const byKey = new Map<string, string>();
  for (const part of text.split(',')) {
    const address = part.trim();
    const key = address.toLowerCase();
    if (address && !byKey.has(key)) byKey.set(key, address);
  }
  return [...byKey.values()];
}
