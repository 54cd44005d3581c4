import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorSentence } from '#client/platform/error-sentence.ts';
import { sendJson } from '#client/platform/http-client.ts';
import { urlQuery } from '#client/platform/url-query.ts';
import { toast } from '#client/ui/toast.ts';
import { type Fact, facts } from '#shared/contracts/facts.ts';
import { applyChanges, entryOf, type FactChange, namedIn } from './fact-changes.ts';

export const factsPath = (ancestorId: string) => `/api/ancestors/${ancestorId}/facts`;

/** Suggestions come from the stories by themselves: asked for anew for each visit. */
export function useFacts(ancestorId: string) {
  return useQuery({ ...urlQuery(factsPath(ancestorId), facts), staleTime: 0 });
}

export interface FactsToSave {
  changes: FactChange[];
  /** Shows them before the server has them; they go back if it fails. */
  atOnce?: boolean;
}

export type FactsSaver = ReturnType<typeof useSaveFacts>;

/** Saves changes of facts, and adds those without an id. */
export function useSaveFacts(ancestorId: string) {
  const client = useQueryClient();
  const queryKey = [factsPath(ancestorId)];
  const mutationKey = ['save-facts', ancestorId];
  const show = (change: (before: Fact[]) => Fact[]) =>
    client.setQueryData<Fact[]>(queryKey, (before) => before && change(before));

  return useMutation({
    mutationKey,
    // One after the other: two taps in quick succession must not overtake each other.
    scope: { id: `save-facts-${ancestorId}` },
    mutationFn: ({ changes }: FactsToSave) =>
      sendJson('PUT', factsPath(ancestorId), changes, facts),
    onMutate: async ({ changes, atOnce = false }) => {
      if (!atOnce) return undefined;
      const before = namedIn(changes, client.getQueryData<Fact[]>(queryKey) ?? []);
      show((list) => applyChanges(list, changes));
      await client.cancelQueries({ queryKey });
      return before;
    },
    onSuccess: (saved) => {
      // Not while a later change is on its way: the list would jump back to before it.
      if (client.isMutating({ mutationKey }) <= 1) client.setQueryData(queryKey, saved);
    },
    onError: (error, _, before) => {
      if (before) show((list) => applyChanges(list, before.map(entryOf)));
      toast({
        variant: 'destructive',
        title: 'We couldn’t save that',
        description: errorSentence(error),
      });
      // What else was changed meanwhile, if anything, is the server's to say.
      if (client.isMutating({ mutationKey }) <= 1) void client.invalidateQueries({ queryKey });
    },
  });
}
