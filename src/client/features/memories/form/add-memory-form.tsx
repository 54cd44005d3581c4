import { CircleAlert } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import { Button } from '#client/ui/button.tsx';
import { DialogActions } from '#client/ui/dialog-actions.tsx';
import { FormField } from '#client/ui/form-field.tsx';
import { Input } from '#client/ui/input.tsx';
import { Select } from '#client/ui/select.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import { memoryType } from '#shared/contracts/memories.ts';
import { limits } from '#shared/limits.ts';
import { memoryWords } from '../memory-words.ts';
import { UploadField } from '../upload/upload-field.tsx';
import type { AddMemory } from './use-add-memory.ts';

const typeOptions = memoryType.options.map((value) => ({
  value,
  label: memoryWords[value].label,
}));

/** Everything that is asked of a new memory. */
export function AddMemoryForm({ form, onCancel }: { form: AddMemory; onCancel: () => void }) {
  const { typed, problems, change } = form;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void form.save();
  };
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <FormField label="Title" required error={problems.title}>
        {(field) => (
          <Input
            {...field}
            autoComplete="off"
            maxLength={limits.memory.title}
            value={typed.title}
            onChange={({ target }) => change({ title: target.value })}
          />
        )}
      </FormField>
      <FormField label="Description">
        {(field) => (
          <Textarea
            {...field}
            rows={2}
            maxLength={limits.memory.description}
            value={typed.description}
            onChange={({ target }) => change({ description: target.value })}
          />
        )}
      </FormField>
      <FormField label="Memory Type">
        {(field) => (
          <Select
            {...field}
            options={typeOptions}
            value={typed.type}
            onValueChange={(type) => change({ type })}
          />
        )}
      </FormField>
      {typed.type === 'text' ? (
        <FormField label="Memory Text" required error={problems.textContent}>
          {(field) => (
            <Textarea
              {...field}
              rows={5}
              maxLength={limits.memory.text}
              value={typed.textContent}
              onChange={({ target }) => change({ textContent: target.value })}
            />
          )}
        </FormField>
      ) : (
        <UploadField
          type={typed.type}
          upload={form.upload}
          error={problems.file}
          onChoose={(files) => void form.chooseFile(files)}
        />
      )}
      <FormField label="Tags" hint="Separated by commas, such as: summer, Lisbon, grandparents">
        {(field) => (
          <Input
            {...field}
            autoComplete="off"
            value={typed.tags}
            onChange={({ target }) => change({ tags: target.value })}
          />
        )}
      </FormField>
      {form.failure && (
        <p
          role="alert"
          className="flex items-start gap-2 rounded-md bg-rose-soft px-4 py-3 text-base text-rose-soft-ink leading-snug"
        >
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <span>{form.failure} All that you wrote is still here.</span>
        </p>
      )}
      <DialogActions>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" pending={form.isSaving} pendingLabel="Saving...">
          Save Memory
        </Button>
      </DialogActions>
    </form>
  );
}
