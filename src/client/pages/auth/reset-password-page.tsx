import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'wouter';
import { z } from 'zod';
import { ApiError } from '#client/platform/api-error.ts';
import { errorSentence } from '#client/platform/error-sentence.ts';
import { sendOnly } from '#client/platform/http-client.ts';
import { useDocumentTitle } from '#client/platform/use-document-title.ts';
import { usePrivateAddress } from '#client/platform/use-private-address.ts';
import { Button } from '#client/ui/button.tsx';
import { FormError } from '#client/ui/form-error.tsx';
import { FormField } from '#client/ui/form-field.tsx';
import { PasswordInput } from '#client/ui/password-input.tsx';
import { toast } from '#client/ui/toast.ts';
import { password } from '#shared/contracts/auth.ts';
import { AuthCard } from './auth-card.tsx';

const fields = z.object({ password });
type Fields = z.infer<typeof fields>;

export default function ResetPasswordPage({ token }: { token: string }) {
  useDocumentTitle('A new password');
  usePrivateAddress();
  const [, navigate] = useLocation();
  const { register, handleSubmit, setError, formState } = useForm<Fields>({
    resolver: zodResolver(fields),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;

  const choose = async (chosen: Fields) => {
    try {
      await sendOnly('POST', '/api/auth/reset-password', { token, ...chosen });
      toast({ title: 'Your new password is set', description: 'Please sign in with it.' });
      navigate('/auth');
    } catch (error) {
      const isOver = error instanceof ApiError && error.body?.code === 'auth.link-unknown';
      setError('root', { type: isOver ? 'over' : 'failed', message: errorSentence(error) });
    }
  };

  return (
    <AuthCard title="A new password" subtitle="You will be signed out everywhere.">
      <form noValidate className="grid gap-5" onSubmit={handleSubmit(choose)}>
        <FormField
          label="New password"
          hint="At least 6 characters."
          error={errors.password?.message}
        >
          {(control) => (
            <PasswordInput {...control} autoComplete="new-password" {...register('password')} />
          )}
        </FormField>
        <FormError>{errors.root?.message}</FormError>
        {errors.root?.type === 'over' && (
          <Button asChild variant="secondary">
            <Link href="/forgot-password">Ask for a new link</Link>
          </Button>
        )}
        <Button type="submit" size="large" pending={isSubmitting} pendingLabel="Saving...">
          Set my new password
        </Button>
      </form>
    </AuthCard>
  );
}
