import { type FormEvent, useEffect, useRef, useState } from 'react';
import { logFailure } from '#client/platform/log-failure.ts';
import { Button } from '#client/ui/button.tsx';
import { FormField } from '#client/ui/form-field.tsx';
import { Input } from '#client/ui/input.tsx';
import { PasswordInput } from '#client/ui/password-input.tsx';
import { toast } from '#client/ui/toast.ts';
import { useAuth } from './auth-context.ts';
import { authFailure } from './auth-failure.ts';
import type { AuthFields, ReadFields } from './auth-fields.ts';
import { authFieldNames, type FieldMessage } from './field-message.ts';
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

async function read(mode: AuthMode, form: HTMLFormElement): Promise<ReadFields> {
  const data = new FormData(form);
  const value = (name: string) => String(data.get(name) ?? '');
  const fields: AuthFields = {
    email: value('email'),
    password: value('password'),
    name: value('name'),
  };
  // Without the rules at hand the server's own answer has to do.
  return (await loadRules())?.readAuthFields(mode, fields) ?? { fields, wrong: [] };
}

function focusFirst(form: HTMLFormElement, wrong: FieldMessage[]) {
  const first = authFieldNames.find((name) => wrong.some(({ field }) => field === name));
  const control = first && form.elements.namedItem(first);
  if (control instanceof HTMLElement) control.focus();
}

export function AuthForm({ mode }: { mode: AuthMode }) {
  const auth = useAuth();
  const isSignUp = mode === 'sign-up';
  const { submit, pending, done } = words[mode];
  const form = useRef<HTMLFormElement>(null);
  /** Outlives its field, which a change of mode takes away. */
  const [name, setName] = useState('');
  const [messages, setMessages] = useState<FieldMessage[]>([]);
  const [isSubmitting, setSubmitting] = useState(false);
  const messageOf = (name: FieldMessage['field']) =>
    messages.find(({ field }) => field === name)?.message;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another mode asks for other things.
  useEffect(() => setMessages([]), [mode]);

  const show = (wrong: FieldMessage[]) => {
    setMessages(wrong);
    if (form.current) focusFirst(form.current, wrong);
  };

  const enter = async (fields: AuthFields) => {
    try {
      if (isSignUp) await auth.signUp(fields);
      else await auth.signIn(fields);
      toast(done);
    } catch (error) {
      toast({
        variant: 'destructive',
        title: 'Authentication failed',
        description: 'Please check your credentials and try again.',
      });
      show(authFailure(error));
    }
  };

  const submitForm = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting) return;
    setSubmitting(true);
    const { fields, wrong } = await read(mode, event.currentTarget);
    if (wrong.length > 0) show(wrong);
    else await enter(fields);
    setSubmitting(false);
  };

  /** What is being mended is no longer held against anybody. */
  const forget = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement)) return;
    setMessages(messages.filter(({ field }) => field !== target.name));
  };

  return (
    <form
      ref={form}
      noValidate
      className="grid gap-5"
      onFocus={loadRules}
      onInput={forget}
      onSubmit={submitForm}
    >
      {isSignUp && (
        <FormField label="Full Name" error={messageOf('name')}>
          {(control) => (
            <Input
              {...control}
              name="name"
              autoComplete="name"
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </FormField>
      )}
      <FormField label="Email" error={messageOf('email')}>
        {(control) => (
          <Input
            {...control}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            name="email"
          />
        )}
      </FormField>
      <FormField
        label="Password"
        hint={isSignUp ? 'At least 6 characters.' : undefined}
        error={messageOf('password')}
      >
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete={isSignUp ? 'new-password' : 'current-password'}
            name="password"
          />
        )}
      </FormField>
      <RootError message={messageOf('root')} />
      <Button type="submit" size="large" pending={isSubmitting} pendingLabel={pending}>
        {submit}
      </Button>
    </form>
  );
}
