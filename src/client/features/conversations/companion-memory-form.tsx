import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { errorSentence } from '#client/platform/error-sentence.ts';
import { sendJson, sendOnly } from '#client/platform/http-client.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { DialogActions } from '#client/ui/dialog-actions.tsx';
import { FormField } from '#client/ui/form-field.tsx';
import { Input } from '#client/ui/input.tsx';
import { toast } from '#client/ui/toast.ts';
import { type CompanionMemory, companionMemory } from '#shared/contracts/conversations.ts';
import { limits } from '#shared/limits.ts';
import { companionMemoryPath } from './conversation-paths.ts';
import { PeopleFields, type PersonRow } from './people-fields.tsx';
import { ToldTitles } from './told-titles.tsx';

interface CompanionMemoryFormProps {
  memory: CompanionMemory;
  ancestorId: string;
  personName: string;
  onDone: () => void;
}

export function CompanionMemoryForm(props: CompanionMemoryFormProps) {
  const { memory, ancestorId, personName, onDone } = props;
  const [askerName, setAskerName] = useState(memory.askerName ?? '');
  const [people, setPeople] = useState<PersonRow[]>(() =>
    memory.people.map(({ name, relation }, key) => ({ key, name, relation: relation ?? '' })),
  );
  const [isTried, setIsTried] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const client = useQueryClient();
  const path = companionMemoryPath(ancestorId);

  const save = useMutation({
    mutationFn: () =>
      sendJson(
        'PUT',
        path,
        {
          askerName: askerName.trim() || null,
          people: people.map(({ name, relation }) => ({ name, relation: relation.trim() || null })),
        },
        companionMemory,
      ),
    onSuccess: (saved) => {
      client.setQueryData([path], saved);
      toast({ title: 'Saved' });
      onDone();
    },
  });
  const forget = useMutation({
    mutationFn: () => sendOnly('DELETE', path),
    onSuccess: () => {
      client.removeQueries({ queryKey: [path] });
      setIsAsking(false);
      toast({ title: 'All of it is forgotten' });
      onDone();
    },
    onError: (error) =>
      toast({
        title: 'It could not be forgotten',
        description: errorSentence(error),
        variant: 'destructive',
      }),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (save.isPending || people.some(({ name }) => !name.trim())) return;
    save.mutate();
  };
  const isEmpty =
    memory.askerName === null && memory.people.length === 0 && memory.told.length === 0;

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {isEmpty && (
        <p>
          Nothing yet. As you talk, {personName}’s companion keeps your name here, the people you
          mention, and what it has told you already.
        </p>
      )}
      <FormField label="Your name" hint={`What ${personName}’s companion calls you.`}>
        {(control) => (
          <Input
            {...control}
            autoComplete="given-name"
            maxLength={limits.userName.max}
            value={askerName}
            onChange={(event) => setAskerName(event.target.value)}
          />
        )}
      </FormField>
      <PeopleFields people={people} onChange={setPeople} showsMissing={isTried} />
      <ToldTitles told={memory.told} />
      {save.error && (
        <p role="alert" className="text-rose-ink">
          {errorSentence(save.error)}
        </p>
      )}
      <DialogActions>
        <Button
          variant="ghost"
          className="text-rose-ink"
          disabled={isEmpty}
          onClick={() => setIsAsking(true)}
        >
          Forget all of this
        </Button>
        <Button type="submit" pending={save.isPending} pendingLabel="Saving...">
          Save
        </Button>
      </DialogActions>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Forget all of this?"
        description={`${personName}’s companion forgets your name, the people you mentioned and what it has told you. The conversations themselves stay. This cannot be undone.`}
        confirmLabel="Forget all of this"
        pending={forget.isPending}
        pendingLabel="Forgetting..."
        onConfirm={() => forget.mutate()}
      />
    </form>
  );
}
