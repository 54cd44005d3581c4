import { useEffect } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { logFailure } from '#client/platform/log-failure.ts';
import { Button } from '#client/ui/button.tsx';
import { FormField } from '#client/ui/form-field.tsx';
import { Input } from '#client/ui/input.tsx';
import { PasswordInput } from '#client/ui/password-input.tsx';
import { useToast } from '#client/ui/use-toast.ts';
import { useAuth } from './auth-context.ts';
import { authFailure } from './auth-failure.ts';
import type { AuthFields } from './auth-fields.ts';
import { RootError } from './root-error.tsx';

/** A third of this page's code, and not needed before somebody begins to fill the form in. */
const loadRules = () =>
  import('./auth-fields.ts').catch((error: unknown) => {
    logFailure('The rules of the form could not be fetched', error);
    return undefined;
  });

const words = {
  'sign-in': {
    submit: 'Sign in',
    pending: 'Signing in...',
    done: {
      title: 'Welcome back!',
      description: 'You have successfully signed in to Heartwood.',
    },
  },
  'sign-up': {
    submit: 'Create account',
    pending: 'Creating your account...',
    done: {
      title: 'Account created successfully!',
      description: 'Welcome to Heartwood. You can now start creating ancestor profiles.',
    },
  },
} as const;

export type AuthMode = keyof typeof words;

function resolverOf(mode: AuthMode): Resolver<AuthFields> {
  return async (values, context, options) => {
    const rules = await loadRules();
    // Without the rules at hand the server's own answer has to do.
    if (!rules) return { values, errors: {} };
    return rules.resolvers[mode](values, context, options);
  };
}

export function AuthForm({ mode }: { mode: AuthMode }) {
  const auth = useAuth();
  const { toast } = useToast();
  const isSignUp = mode === 'sign-up';
  const { submit, pending, done } = words[mode];
  const { register, handleSubmit, setError, clearErrors, formState } = useForm<AuthFields>({
    resolver: resolverOf(mode),
    defaultValues: { email: '', password: '', name: '' },
  });
  const { errors, isSubmitting } = formState;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another mode asks for other things.
  useEffect(() => clearErrors(), [mode]);

  const enter = async (fields: AuthFields) => {
    try {
      if (isSignUp) await auth.signUp(fields);
      else await auth.signIn(fields);
      toast(done);
    } catch (error) {
      toast({
        title: 'Authentication failed',
        description: 'Please check your credentials and try again.',
        variant: 'destructive',
      });
      for (const { field, message } of authFailure(error)) setError(field, { message });
    }
  };

  return (
    <form noValidate className="grid gap-5" onFocus={loadRules} onSubmit={handleSubmit(enter)}>
      {isSignUp && (
        <FormField label="Full Name" error={errors.name?.message}>
          {(control) => <Input {...control} autoComplete="name" {...register('name')} />}
        </FormField>
      )}
      <FormField label="Email" error={errors.email?.message}>
        {(control) => (
          <Input
            {...control}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            {...register('email')}
          />
        )}
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
      <RootError message={errors.root?.message} />
      <Button type="submit" size="large" pending={isSubmitting} pendingLabel={pending}>
        {submit}
      </Button>
    </form>
  );
}
