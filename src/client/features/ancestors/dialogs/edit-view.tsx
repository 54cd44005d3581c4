import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '#client/platform/api-error.ts';
import { errorSentence } from '#client/platform/error-sentence.ts';
import { Button } from '#client/ui/button.tsx';
import { FormError } from '#client/ui/form-error.tsx';
import { toast, toastFailure } from '#client/ui/toast.ts';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import { ConflictView } from './conflict-view.tsx';
import { EditFields } from './edit-fields.tsx';
import {
  changedFields,
  type EditField,
  type EditValues,
  editFields,
  editValues,
  mergeValues,
  toEditValues,
} from './edit-values.ts';
import { type EditDraft, useKeepEditDraft } from './use-edit-draft.ts';
import { type EditConflict, useSaveEdit } from './use-save-edit.ts';

interface EditViewProps {
  userId: string;
  ancestor: Ancestor;
  family: readonly Ancestor[];
  draft: EditDraft;
  /** Done or given up: what was typed is no longer kept. */
  onClose: () => void;
  onRemove: () => void;
}

export function EditView({ userId, ancestor, family, draft, onClose, onRemove }: EditViewProps) {
  const [kept] = useState(() => draft.find());
  // What this edit began with: a list that is fetched anew must not move the ground under it.
  const [seen] = useState(kept?.seen ?? ancestor);
  const [conflict, setConflict] = useState<EditConflict>();
  const [failure, setFailure] = useState<string>();
  const { save, pending } = useSaveEdit(userId);
  const form = useForm<EditValues>({
    resolver: zodResolver(editValues),
    defaultValues: kept?.values ?? toEditValues(ancestor),
  });
  useKeepEditDraft(draft, seen, form.watch);

  const store = async (base: Ancestor, values: EditValues) => {
    setFailure(undefined);
    const outcome = await save(base, values);
    if (outcome.kind === 'conflict') {
      setConflict(outcome.conflict);
      return;
    }
    setConflict(undefined);
    if (outcome.kind === 'saved') {
      onClose();
      toast({
        lang: 'pt',
        title: 'Ancestral atualizado!',
        description: `${outcome.ancestor.name} foi atualizado com sucesso.`,
      });
      return;
    }
    for (const { field, message } of failedFields(outcome.error)) form.setError(field, { message });
    setFailure(errorSentence(outcome.error));
    toastFailure(outcome.error, {
      lang: 'pt',
      title: 'Erro ao atualizar',
      description: 'Não foi possível atualizar as informações do ancestral.',
    });
  };

  const keepMine = ({ current, base, mine, theirs }: EditConflict) =>
    store(current, mergeValues(base, mine, theirs));

  const takeTheirs = ({ current, base, mine, theirs, fields }: EditConflict) => {
    const values = mergeValues(base, mine, theirs, fields);
    if (changedFields(theirs, values).length > 0) return store(current, values);
    onClose();
    toast({ title: 'Their version stays', description: `${theirs.name} is as saved elsewhere.` });
  };

  if (conflict) {
    return (
      <ConflictView
        conflict={conflict}
        family={family}
        pending={pending}
        onKeepMine={() => keepMine(conflict)}
        onTakeTheirs={() => takeTheirs(conflict)}
      />
    );
  }

  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((values) => store(seen, values))}
      className="grid gap-5"
    >
      <EditFields form={form} ancestor={ancestor} family={family} />
      <FormError>{failure}</FormError>
      <div className="flex flex-col-reverse gap-3 sm:flex-row">
        <Button variant="ghost" onClick={onRemove} className="text-rose-ink sm:mr-auto">
          Remove
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button
          type="submit"
          disabled={form.watch('name').trim() === ''}
          pending={pending}
          pendingLabel="Saving..."
        >
          Save
        </Button>
      </div>
    </form>
  );
}

/** Which fields the server took offence at, and what it said. */
function failedFields(error: unknown): Array<{ field: EditField; message: string }> {
  if (!(error instanceof ApiError)) return [];
  return (error.body?.issues ?? []).flatMap(({ path, message }) => {
    const field = editFields.find((one) => one === path);
    return field ? [{ field, message }] : [];
  });
}
