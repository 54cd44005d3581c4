import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { createDraft } from '#client/platform/drafts.ts';
import { sendOnly } from '#client/platform/http-client.ts';
import { logFailure } from '#client/platform/log-failure.ts';
import type { StoredUser } from '#client/platform/stored-user.ts';
import { Button } from '#client/ui/button.tsx';
import { FormField } from '#client/ui/form-field.tsx';
import { Input } from '#client/ui/input.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import { toast, toastFailure } from '#client/ui/toast.ts';
import { createFeedbackBody } from '#shared/contracts/feedback.ts';
import { StarPicker } from './star-picker.tsx';

const feedbackFields = createFeedbackBody.omit({ userId: true });
type FeedbackFields = z.infer<typeof feedbackFields>;

const feedbackResolver = zodResolver(feedbackFields);

const typed = z.object({
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  rating: z.number().optional(),
});

/** What was typed and not sent, kept on this device for this user or for the signed-out. */
function createFeedbackDraft(userId: string | undefined) {
  return createDraft(`feedback.${userId ?? 'signed-out'}`, typed);
}

/** Feedback; when signed in, in the user's name. */
export function FeedbackForm({ user }: { user: StoredUser | null }) {
  const draft = useMemo(() => createFeedbackDraft(user?.id), [user?.id]);
  const empty: FeedbackFields = {
    name: user?.name ?? '',
    email: user?.email ?? '',
    subject: '',
    message: '',
    rating: undefined,
  };
  const { register, control, handleSubmit, reset, subscribe, formState } = useForm<FeedbackFields>({
    resolver: feedbackResolver,
    defaultValues: { ...empty, ...draft.find() },
  });
  const { errors, isSubmitting } = formState;

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => draft.save(values) }),
    [subscribe, draft],
  );

  const send = async (fields: FeedbackFields) => {
    try {
      await sendOnly('POST', '/api/feedback', { ...fields, userId: user?.id });
      reset(empty);
      draft.clear();
      toast({
        title: 'Feedback submitted!',
        description: "Thank you for your feedback. We'll review it soon.",
      });
    } catch (error) {
      logFailure('Feedback was not sent', error);
      toastFailure(error, {
        title: 'Failed to submit feedback',
        description: 'Please try again later.',
      });
    }
  };

  return (
    <form noValidate className="grid gap-5" onSubmit={handleSubmit(send)}>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField label="Name" required error={errors.name?.message}>
          {(field) => <Input {...field} autoComplete="name" {...register('name')} />}
        </FormField>
        <FormField label="Email" required error={errors.email?.message}>
          {(field) => (
            <Input
              {...field}
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              {...register('email')}
            />
          )}
        </FormField>
      </div>
      <FormField label="Subject" required error={errors.subject?.message}>
        {(field) => <Input {...field} {...register('subject')} />}
      </FormField>
      <FormField label="Message" required error={errors.message?.message}>
        {(field) => <Textarea {...field} className="min-h-40" {...register('message')} />}
      </FormField>
      <Controller
        control={control}
        name="rating"
        render={({ field }) => <StarPicker value={field.value} onChange={field.onChange} />}
      />
      <Button
        type="submit"
        size="large"
        className="justify-self-start"
        pending={isSubmitting}
        pendingLabel="Sending..."
      >
        Submit Feedback
      </Button>
    </form>
  );
}
