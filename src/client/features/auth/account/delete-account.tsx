import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { format } from 'date-fns';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { sendOnly } from '#client/platform/http-client.ts';
import { urlQuery } from '#client/platform/url-query.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { DialogActions } from '#client/ui/dialog-actions.tsx';
import { FormError } from '#client/ui/form-error.tsx';
import { FormField } from '#client/ui/form-field.tsx';
import { PasswordInput } from '#client/ui/password-input.tsx';
import { toast } from '#client/ui/toast.ts';
import { accountEnding, deleteAccountBody } from '#shared/contracts/account.ts';
import { useAuth } from '../auth-context.ts';
import { useSignedInUser } from '../use-signed-in-user.ts';
import { sayFailure } from './say-failure.ts';

type Fields = z.infer<typeof deleteAccountBody>;

/** Asks for the password, and says what goes with the account. A sample account has no password: it only asks again. */
export function DeleteAccount() {
  const [isOpen, setOpen] = useState(false);
  const { isSample } = useSignedInUser();
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title="Delete your account?"
      description="Everything in it goes: people, conversations, vaults, memories, stories and their files. This cannot be undone."
      trigger={
        <Button variant="destructive" className="justify-self-start">
          Delete my account
        </Button>
      }
    >
      <DeleteForm isSample={isSample === true} onCancel={() => setOpen(false)} />
    </Dialog>
  );
}

function DeleteForm({ isSample, onCancel }: { isSample: boolean; onCancel: () => void }) {
  const { signOut } = useAuth();
  const { register, handleSubmit, setError, formState } = useForm<Fields>({
    resolver: isSample ? undefined : zodResolver(deleteAccountBody),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;

  const remove = async (fields: Fields) => {
    try {
      await sendOnly('DELETE', '/api/account', isSample ? {} : fields);
    } catch (error) {
      sayFailure<Fields>(error, ['password'], setError);
      return;
    }
    await signOut();
    toast({
      title: 'Your account is deleted',
      description: 'Everything in it is gone. Thank you for the time you spent here.',
    });
  };

  return (
    <form noValidate className="grid gap-5" onSubmit={handleSubmit(remove)}>
      {!isSample && (
        <>
          <VaultsThatGo />
          <FormField label="Your password" error={errors.password?.message}>
            {(field) => (
              <PasswordInput {...field} autoComplete="current-password" {...register('password')} />
            )}
          </FormField>
        </>
      )}
      <FormError>{errors.root?.message}</FormError>
      <DialogActions>
        <Button variant="secondary" onClick={onCancel}>
          Keep my account
        </Button>
        <Button
          type="submit"
          variant="destructive"
          pending={isSubmitting}
          pendingLabel="Deleting..."
        >
          Delete everything
        </Button>
      </DialogActions>
    </form>
  );
}

function VaultsThatGo() {
  const { data } = useQuery({ ...urlQuery('/api/account/ending', accountEnding), staleTime: 0 });
  if (!data || data.undeliveredVaults.length === 0) return null;
  return (
    <div className="grid gap-2 rounded-lg bg-rose-soft px-4 py-3 text-rose-soft-ink">
      <p>These time vaults have not reached their recipients, and never will:</p>
      <ul className="ml-5 list-disc">
        {data.undeliveredVaults.map(({ title, unlockDate, recipients }) => (
          <li key={`${title} ${unlockDate}`}>
            {title}, for {recipients} {recipients === 1 ? 'person' : 'people'} on{' '}
            {format(unlockDate, 'MMM d, yyyy')}
          </li>
        ))}
      </ul>
    </div>
  );
}
