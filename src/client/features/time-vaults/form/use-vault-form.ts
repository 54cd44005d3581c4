import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { checkTyped, type VaultFields } from './check-typed.ts';
import { emptyVault, type TypedVault, type VaultDraft } from './typed-vault.ts';

async function resolver(typed: TypedVault) {
  const checked = checkTyped(typed);
  if ('fields' in checked) return { values: checked.fields, errors: {} };
  const errors = Object.fromEntries(
    Object.entries(checked.problems).map(([name, message]) => [name, { type: 'check', message }]),
  );
  return { values: {}, errors };
}

/** The fields of a new vault, kept as a draft while they are typed. */
export function useVaultForm(draft: VaultDraft) {
  const form = useForm<TypedVault, unknown, VaultFields>({
    resolver,
    defaultValues: draft.find() ?? emptyVault,
  });
  const { watch } = form;
  useEffect(() => {
    const { unsubscribe } = watch((typed) => draft.save({ ...emptyVault, ...typed }));
    return () => {
      unsubscribe();
      draft.flush();
    };
  }, [watch, draft]);
  return form;
}

export type VaultFormState = ReturnType<typeof useVaultForm>;
