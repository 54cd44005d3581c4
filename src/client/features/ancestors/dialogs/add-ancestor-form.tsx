import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useLocation } from 'wouter';
import { z } from 'zod';
import { errorSentence } from '#client/platform/error-sentence.ts';
import { Button } from '#client/ui/button.tsx';
import { DialogActions } from '#client/ui/dialog-actions.tsx';
import { FormError } from '#client/ui/form-error.tsx';
import { FormField } from '#client/ui/form-field.tsx';
import { Input } from '#client/ui/input.tsx';
import { toast } from '#client/ui/toast.ts';
import { type Ancestor, createAncestorBody } from '#shared/contracts/ancestors.ts';
import { useCreateAncestor } from '../ancestors-api.ts';
import { newPlace } from '../new-place.ts';
import type { NewAncestorDraft } from './new-ancestor-draft.ts';
import { RelationshipSelect } from './relationship-select.tsx';

const { name, relationship } = createAncestorBody.shape;
const values = z.object({ name, relationship });

interface AddAncestorFormProps {
  userId: string;
  family: readonly Ancestor[];
  generation?: number;
  draft: NewAncestorDraft;
  /** Done or given up: what was typed is no longer kept. */
  onClose: () => void;
}

export function AddAncestorForm(props: AddAncestorFormProps) {
  const { userId, family, generation, draft, onClose } = props;
  const [, navigate] = useLocation();
  const create = useCreateAncestor(userId);
  const { register, control, handleSubmit, formState, watch } = useForm({
    resolver: zodResolver(values),
    defaultValues: draft.find() ?? { name: '', relationship: '' },
  });

  useEffect(() => {
    const { unsubscribe } = watch((typed) => {
      draft.save({ name: typed.name ?? '', relationship: typed.relationship ?? '' });
    });
    return unsubscribe;
  }, [watch, draft]);

  const submit = handleSubmit(async (typed) => {
    const treePosition = newPlace(family, typed.relationship);
    const created = await create.mutateAsync({ ...typed, treePosition }).catch(() => undefined);
    if (!created) return;
    onClose();
    toast({
      title: 'Ancestor profile created!',
      description: `${created.name} has been added. Start training their personality to begin conversations.`,
    });
    navigate(`/training/${created.id}`);
  });

  const { errors } = formState;
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <FormField label="Name" required error={errors.name?.message}>
        {(field) => <Input {...field} autoComplete="off" {...register('name')} />}
      </FormField>
      <FormField label="Relationship" required error={errors.relationship?.message}>
        {(field) => (
          <Controller
            control={control}
            name="relationship"
            render={({ field: { value, onChange, onBlur } }) => (
              <RelationshipSelect
                {...field}
                value={value}
                onValueChange={onChange}
                onBlur={onBlur}
                generation={generation}
              />
            )}
          />
        )}
      </FormField>
      {create.isError && <FormError>{errorSentence(create.error)}</FormError>}
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" pending={create.isPending} pendingLabel="Creating...">
          Create Profile
        </Button>
      </DialogActions>
    </form>
  );
}
