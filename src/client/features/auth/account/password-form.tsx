import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { sendOnly } from '#client/platform/http-client.ts';
import { useRefetch } from '#client/platform/url-query.ts';
import { Button } from '#client/ui/button.tsx';
import { FormError } from '#client/ui/form-error.tsx';
import { FormField } from '#client/ui/form-field.tsx';
import { PasswordInput } from '#client/ui/password-input.tsx';
import { toast } from '#client/ui/toast.ts';
import { changePasswordBody } from '#shared/contracts/account.ts';
import { sayFailure } from './say-failure.ts';
import { sessionsPath } from './use-sessions.ts';

type Fields = z.infer<typeof changePasswordBody>;
const empty: Fields = { password: '', newPassword: '' };

export function PasswordForm() {
  const refetch = useRefetch();
  const { register, handleSubmit, setError, reset, formState } = useForm<Fields>({
    resolver: zodResolver(changePasswordBody),
    defaultValues: empty,
  });
  const { errors, isSubmitting } = formState;

  const change = async (fields: Fields) => {
    try {
      await sendOnly('PUT', '/api/account/password', fields);
      reset(empty);
      await refetch(sessionsPath);
      toast({
        title: 'Password changed',
        description: 'Everywhere else you have been signed out.',
      });
    } catch (error) {
      sayFailure<Fields>(error, ['password', 'newPassword'], setError);
    }
  };

  return (
    <form noValidate className="grid gap-5" onSubmit={handleSubmit(change)}>
      <FormField label="Current password" error={errors.password?.message}>
        {(field) => (
          <PasswordInput {...field} autoComplete="current-password" {...register('password')} />
        )}
      </FormField>
      <FormField
        label="New password"
        hint="At least 6 characters."
        error={errors.newPassword?.message}
      >
        {(field) => (
          <PasswordInput {...field} autoComplete="new-password" {...register('newPassword')} />
        )}
      </FormField>
      <FormError>{errors.root?.message}</FormError>
      <Button
        type="submit"
        className="justify-self-start"
        pending={isSubmitting}
        pendingLabel="Changing..."
      >
        Change password
      </Button>
    </form>
  );
}
