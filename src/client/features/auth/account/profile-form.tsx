import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { sendJson } from '#client/platform/http-client.ts';
import { Button } from '#client/ui/button.tsx';
import { FormError } from '#client/ui/form-error.tsx';
import { FormField } from '#client/ui/form-field.tsx';
import { Input } from '#client/ui/input.tsx';
import { PasswordInput } from '#client/ui/password-input.tsx';
import { toast } from '#client/ui/toast.ts';
import { account } from '#shared/contracts/account.ts';
import { email, signUpBody } from '#shared/contracts/auth.ts';
import { useAuth } from '../auth-context.ts';
import { EmailInput } from '../email-input.tsx';
import { useSignedInUser } from '../use-signed-in-user.ts';
import { sayFailure } from './say-failure.ts';

/** The password is asked for only where the address changes. */
const fieldsFor = (current: string) =>
  z
    .object({ name: signUpBody.shape.name, email, password: z.string() })
    .refine((fields) => fields.email.toLowerCase() === current || fields.password, {
      path: ['password'],
      message: 'Please give your password',
    });
type Fields = z.infer<ReturnType<typeof fieldsFor>>;

export function ProfileForm() {
  const { rename } = useAuth();
  const user = useSignedInUser();
  const { register, handleSubmit, setError, reset, watch, formState } = useForm<Fields>({
    resolver: zodResolver(fieldsFor(user.email.toLowerCase())),
    defaultValues: { name: user.name, email: user.email, password: '' },
  });
  const { errors, isSubmitting } = formState;
  const movesHouse = watch('email').trim().toLowerCase() !== user.email.toLowerCase();

  const save = async ({ name, email: address, password }: Fields) => {
    const change = movesHouse ? { name, email: address, password } : { name };
    try {
      const saved = await sendJson('PUT', '/api/account', change, account);
      rename(saved);
      reset({ name: saved.name, email: saved.email, password: '' });
      toast({ title: 'Saved', description: 'Your account has been updated.' });
    } catch (error) {
      sayFailure<Fields>(error, ['name', 'email', 'password'], setError);
    }
  };

  return (
    <form noValidate className="grid gap-5" onSubmit={handleSubmit(save)}>
      <FormField label="Name" error={errors.name?.message}>
        {(field) => <Input {...field} autoComplete="name" {...register('name')} />}
      </FormField>
      <FormField label="Email" error={errors.email?.message}>
        {(field) => <EmailInput {...field} {...register('email')} />}
      </FormField>
      {movesHouse && (
        <FormField
          label="Your password"
          hint="Needed for another address, so that nobody else can change it."
          error={errors.password?.message}
        >
          {(field) => (
            <PasswordInput {...field} autoComplete="current-password" {...register('password')} />
          )}
        </FormField>
      )}
      <FormError>{errors.root?.message}</FormError>
      <Button
        type="submit"
        className="justify-self-start"
        pending={isSubmitting}
        pendingLabel="Saving..."
      >
        Save
      </Button>
    </form>
  );
}
