import type { SyntheticEvent } from 'react';
import { Button } from '#client/ui/button.tsx';
import { DialogActions } from '#client/ui/dialog-actions.tsx';
import { FormError } from '#client/ui/form-error.tsx';
import { FormField } from '#client/ui/form-field.tsx';
import { Select } from '#client/ui/select.tsx';
import { memoryType } from '#shared/contracts/memories.ts';
import { memoryWords } from '../memory-words.ts';
import { UploadField } from '../upload/upload-field.tsx';
import type { AddMemory } from './use-add-memory.ts';
import { DescriptionField, TagsField, TextField, TitleField } from './word-fields.tsx';

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
      <TitleField values={typed} onChange={change} problem={problems.title} />
      <DescriptionField values={typed} onChange={change} />
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
        <TextField values={typed} onChange={change} problem={problems.textContent} />
      ) : (
        <UploadField
          type={typed.type}
          upload={form.upload}
          error={problems.file}
          onChoose={(files) => void form.chooseFile(files)}
        />
      )}
      <TagsField values={typed} onChange={change} />
      {form.failure && <FormError>{form.failure} All that you wrote is still here.</FormError>}
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
