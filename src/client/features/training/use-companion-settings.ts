import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { errorSentence } from '#client/platform/error-sentence.ts';
import { sendJson } from '#client/platform/http-client.ts';
import { toast } from '#client/ui/toast.ts';
import { type Ancestor, ancestor as ancestorSchema } from '#shared/contracts/ancestors.ts';
import { refreshAfterTraining } from './refresh-after-training.ts';

type CompanionSettings = Pick<Ancestor, 'companionVoice' | 'portuguese'>;

/** How a companion speaks. A choice is saved at once, shown before the server has it, and goes back if it fails. */
export function useCompanionSettings(ancestor: Ancestor) {
  const { id, companionVoice, portuguese } = ancestor;
  const client = useQueryClient();
  const [chosen, setChosen] = useState<Partial<CompanionSettings>>({});
  const path = `/api/ancestors/${id}`;
  const mutationKey = ['companion-settings', id];
  const { mutate } = useMutation({
    mutationKey,
    // One after the other: two choices in quick succession must not overtake each other.
    scope: { id: `companion-settings-${id}` },
    mutationFn: (change: Partial<CompanionSettings>) =>
      sendJson('PUT', path, change, ancestorSchema),
    onSuccess: (saved) => {
      client.setQueryData([path], saved);
      toast({ title: 'Saved', description: `This is how ${saved.name} speaks from now on.` });
    },
    onError: (error) => {
      setChosen({});
      toast({
        variant: 'destructive',
        title: 'We couldn’t save that',
        description: errorSentence(error),
      });
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey }) <= 1) void refreshAfterTraining(client, id);
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen gives way to what came from the server.
  useEffect(() => {
    if (client.isMutating({ mutationKey }) === 0) setChosen({});
  }, [ancestor]);

  return {
    settings: { companionVoice, portuguese, ...chosen },
    choose(change: Partial<CompanionSettings>) {
      setChosen((before) => ({ ...before, ...change }));
      mutate(change);
    },
  };
}
