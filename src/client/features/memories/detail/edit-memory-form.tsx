import type { SyntheticEvent } from 'react';
import { Button } from '#client/ui/button.tsx';
import { ConflictDialog } from '#client/ui/conflict-dialog.tsx';
import { DialogActions } from '#client/ui/dialog-actions.tsx';
import { FormError } from '#client/ui/form-error.tsx';
import { FormField } from '#client/ui/form-field.tsx';
import { Input } from '#client/ui/input.tsx';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import type { Memory } from '#shared/contracts/memories.ts';
import { DescriptionField, TagsField, TextField, TitleField } from '../form/word-fields.tsx';
import { AboutField } from './about-field.tsx';
import { useEditMemory } from './use-edit-memory.ts';

interface EditMemoryFormProps {
  userId: string;
  memory: Memory;
  relatives: readonly Ancestor[] | undefined;
  onDone: () => void;
}

/** All that can be changed of a memory; its file stays what it is. */
export function EditMemoryForm({ userId, memory, relatives, onDone }: EditMemoryFormProps) {
  const form = useEditMemory(userId, memory, onDone);
  const { values, change, conflict } = form;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void form.save();
  };
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <TitleField values={values} onChange={change} problem={form.titleProblem} />
      {memory.type === 'text' && (
        <TextField values={values} onChange={change} problem={form.textProblem} />
      )}
      <DescriptionField values={values} onChange={change} />
      <TagsField values={values} onChange={change} />
      <FormField label="Taken on" hint="The day of the photo, the recording, or the event itself">
        {(field) => (
          <Input
            {...field}
            type="date"
            min="1000-01-02"
            max="9999-12-31"
            value={values.takenDay}
            onChange={({ target }) => change({ takenDay: target.value })}
          />
        )}
      </FormField>
      {relatives && <AboutField relatives={relatives} values={values} onChange={change} />}
      {form.problem && <FormError>{form.problem} Your changes are still here.</FormError>}
      <DialogActions>
        <Button variant="secondary" onClick={form.discard}>
          Cancel
        </Button>
        <Button type="submit" pending={form.isSaving} pendingLabel="Saving...">
          Save changes
        </Button>
      </DialogActions>
      <ConflictDialog
        what="This memory"
        newest={
          conflict && { title: conflict.title, text: conflict.textContent ?? conflict.description }
        }
        onUseNewest={form.useNewest}
        onKeepMine={() => void form.keepMine()}
        onClose={form.closeConflict}
      />
    </form>
  );
}
