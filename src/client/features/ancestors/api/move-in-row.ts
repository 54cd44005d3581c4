import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendJson } from '#client/platform/http-client.ts';
import { type Ancestor, ancestor } from '#shared/contracts/ancestors.ts';
import { ancestorPath, familyPath } from './ancestors-path.ts';
import { useRefetchFamily } from './use-refetch-family.ts';

/** New places in a row, by person. */
export type Places = ReadonlyMap<string, number>;

const atOnce = 4;

async function savePlaces(places: Places): Promise<void> {
  const waiting = [...places];
  const saveNext = async (): Promise<void> => {
    const next = waiting.shift();
    if (!next) return;
    const [id, treePosition] = next;
    await sendJson('PUT', ancestorPath(id), { treePosition }, ancestor);
    await saveNext();
  };
  await Promise.all(Array.from({ length: atOnce }, saveNext));
}

/** Puts people in another order; the list shows it before the server has it, and goes back if it fails. */
export function useMoveInRow(userId: string) {
  const queryClient = useQueryClient();
  const refetchFamily = useRefetchFamily(userId);
  const queryKey = [familyPath(userId)];
  const mutationKey = ['move-in-row', userId];
  return useMutation({
    mutationKey,
    // One after the other: two moves in quick succession must not overtake each other.
    scope: { id: `move-${userId}` },
    mutationFn: savePlaces,
    onMutate: async (places) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Ancestor[]>(queryKey, (family) =>
        family?.map((one) => ({ ...one, treePosition: places.get(one.id) ?? one.treePosition })),
      );
    },
    // Not while a later move is on its way: the list would jump back to before it.
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey }) <= 1) void refetchFamily();
    },
  });
}
