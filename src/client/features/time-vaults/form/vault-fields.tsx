import { FormField } from '#client/ui/form-field.tsx';
import { Input } from '#client/ui/input.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import { limits } from '#shared/limits.ts';
import { UnlockPreview } from './unlock-preview.tsx';
import type { VaultFormState } from './use-vault-form.ts';

/** All that is typed about a vault. */
export function VaultFields({ form }: { form: VaultFormState }) {
  const { register, watch, formState } = form;
  const { errors } = formState;
  const [description, unlockYears, unlockMonths] = watch([
    'description',
    'unlockYears',
    'unlockMonths',
  ]);
  const whole = { type: 'number', inputMode: 'numeric', min: 0, step: 1 } as const;
  return (
    <>
      <FormField label="Title" required error={errors.title?.message}>
        {(field) => <Input {...field} autoComplete="off" {...register('title')} />}
      </FormField>
      <FormField
        label="Description"
        hint={`${description.trim().length} of ${limits.vault.description} characters. Optional.`}
        error={errors.description?.message}
      >
        {(field) => <Textarea {...field} {...register('description')} />}
      </FormField>
      <div className="grid gap-3">
        <div className="grid grid-cols-2 items-start gap-4">
          <FormField label="Years" error={errors.unlockYears?.message}>
            {(field) => (
              <Input {...field} {...whole} max={limits.vault.years} {...register('unlockYears')} />
            )}
          </FormField>
          <FormField label="Months" error={errors.unlockMonths?.message}>
            {(field) => (
              <Input
                {...field}
                {...whole}
                max={limits.vault.months}
                {...register('unlockMonths')}
              />
            )}
          </FormField>
        </div>
        <UnlockPreview unlockYears={unlockYears} unlockMonths={unlockMonths} />
      </div>
      <FormField
        label="Recipient emails"
        hint={`Optional, up to ${limits.vault.recipients}, separated by commas. On the day each of them gets a mail with a private link to the video; they need no account.`}
        error={errors.recipients?.message}
      >
        {(field) => (
          <Textarea
            {...field}
            rows={1}
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="nora@example.com, tom@example.com"
            {...register('recipients')}
          />
        )}
      </FormField>
    </>
  );
}
