import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'wouter';
import type { z } from 'zod';
import { EmailInput } from '#client/features/auth/email-input.tsx';
import { errorSentence } from '#client/platform/error-sentence.ts';
import { sendOnly } from '#client/platform/http-client.ts';
import { useDocumentTitle } from '#client/platform/use-document-title.ts';
import { Button } from '#client/ui/button.tsx';
import { FormError } from '#client/ui/form-error.tsx';
import { FormField } from '#client/ui/form-field.tsx';
import { forgotPasswordBody } from '#shared/contracts/account.ts';
import { AuthCard } from './auth-card.tsx';

type Fields = z.infer<typeof forgotPasswordBody>;

export default function ForgotPasswordPage() {
  useDocumentTitle('Forgotten password');
  const [sentTo, setSentTo] = useState<string>();
  const { register, handleSubmit, setError, formState } = useForm<Fields>({
    resolver: zodResolver(forgotPasswordBody),
    defaultValues: { email: '' },
  });
  const { errors, isSubmitting } = formState;

  const ask = async ({ email }: Fields) => {
    try {
      await sendOnly('POST', '/api/auth/forgot-password', { email });
      setSentTo(email);
    } catch (error) {
      setError('root', { message: errorSentence(error) });
    }
  };

  if (sentTo)
    return (
      <AuthCard title="Look for our mail">
        <p role="status">
          If {sentTo} has an account here, a mail with a link is on its way. The link works once,
          and for one hour. If none arrives, look among the unwanted mails, or ask whoever runs this
          Heartwood whether it can send mail.
        </p>
        <Back />
      </AuthCard>
    );
  return (
    <AuthCard title="Forgotten password" subtitle="We mail you a link to choose a new one.">
      <form noValidate className="grid gap-5" onSubmit={handleSubmit(ask)}>
        <FormField label="Email" error={errors.email?.message}>
          {(control) => <EmailInput {...control} {...register('email')} />}
        </FormField>
        <FormError>{errors.root?.message}</FormError>
        <Button type="submit" size="large" pending={isSubmitting} pendingLabel="Sending...">
          Send me the link
        </Button>
      </form>
      <Back />
    </AuthCard>
  );
}

function Back() {
  return (
    <p className="text-center">
      <Link
        href="/auth"
        className="inline-flex min-h-target items-center font-semibold text-primary underline underline-offset-4"
      >
        Back to sign in
      </Link>
    </p>
  );
}
