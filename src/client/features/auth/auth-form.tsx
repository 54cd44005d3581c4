import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '#client/ui/button.tsx';
import { FormError } from '#client/ui/form-error.tsx';
import { FormField } from '#client/ui/form-field.tsx';
import { Input } from '#client/ui/input.tsx';
import { PasswordInput } from '#client/ui/password-input.tsx';
import { toast } from '#client/ui/toast.ts';
import { signInBody, signUpBody } from '#shared/contracts/auth.ts';
import { useAuth } from './auth-context.ts';
import { authFailure } from './auth-failure.ts';
import { EmailInput } from './email-input.tsx';

const signUpFields = signUpBody.omit({ mode: true });
type Fields = z.infer<typeof signUpFields>;

const modes = {
  'sign-in': {
    // One form for both modes, so that what is typed survives a change of mode.
    fields: signUpFields.extend({ name: z.string(), password: signInBody.shape.password }),
    submit: 'Sign in',
    pending: 'Signing in...',
    done: {
      title: 'Welcome back!',
      description: 'You have successfully signed in to Heartwood.',
    },
  },
  'sign-up': {
    fields: signUpFields,
    submit: 'Create account',
    pending: 'Creating your account...',
    done: {
      title: 'Account created successfully!',
      description: 'Welcome to Heartwood. You can now start creating ancestor profiles.',
    },
  },
} as const;

export type AuthMode = keyof typeof modes;

export function AuthForm({ mode }: { mode: AuthMode }) {
  const auth = useAuth();
  const isSignUp = mode === 'sign-up';
  const { fields, submit, pending, done } = modes[mode];
  const { register, handleSubmit, setError, clearErrors, formState } = useForm<Fields>({
    resolver: zodResolver(fields),
    defaultValues: { name: '', email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another mode asks for other things.
  useEffect(() => clearErrors(), [mode]);

  const enter = async (typed: Fields) => {
    try {
      await (isSignUp ? auth.signUp(typed) : auth.signIn(typed));
      toast(done);
    } catch (error) {
      toast({
        variant: 'destructive',
        title: 'Authentication failed',
        description: 'Please check your credentials and try again.',
      });
      for (const { field, message } of authFailure(error))
        setError(field, { message }, { shouldFocus: true });
    }
  };

  return (
    <form noValidate className="grid gap-5" onSubmit={handleSubmit(enter)}>
      {isSignUp && (
        <FormField label="Full Name" error={errors.name?.message}>
          {(control) => <Input {...control} autoComplete="name" {...register('name')} />}
        </FormField>
      )}
      <FormField label="Email" error={errors.email?.message}>
        {(control) => <EmailInput {...control} {...register('email')} />}
      </FormField>
      <FormField
        label="Password"
        hint={isSignUp ? 'At least 6 characters.' : undefined}
        error={errors.password?.message}
      >
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete={isSignUp ? 'new-password' : 'current-password'}
            {...register('password')}
          />
        )}
      </FormField>
      <FormError>{errors.root?.message}</FormError>
      <Button type="submit" size="large" pending={isSubmitting} pendingLabel={pending}>
        {submit}
      </Button>
    </form>
  );
}
