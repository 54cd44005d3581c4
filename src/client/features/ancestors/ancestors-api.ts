import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { sendJson, sendOnly } from '#client/platform/http-client.ts';
import { urlQuery, useRefetch } from '#client/platform/url-query.ts';
import {
  type Ancestor,
  ancestor,
  type CreateAncestorBody,
  type UpdateAncestorBody,
} from '#shared/contracts/ancestors.ts';

const familyPath = (userId: string) => `/api/users/${userId}/ancestors`;
const ancestorPath = (id: string) => `/api/ancestors/${id}`;

/** The whole family, by generation and place in the row. Fetched anew each time that a page shows it. */
export function useAncestors(userId: string) {
  return useQuery({ ...urlQuery(familyPath(userId), z.array(ancestor)), staleTime: 0 });
}

export function useCreateAncestor(userId: string) {
  const refetch = useRefetch();
  return useMutation({
    mutationFn: (body: Omit<CreateAncestorBody, 'userId'>) =>
      sendJson(
        'POST',
        '/api/ancestors',
        { status: 'training', trainingProgress: 0, ...body, userId },
        ancestor,
      ),
    onSuccess: () => void refetch(familyPath(userId)),
  });
}

/** Changes what the body names; with `updatedAt`, a stale write is refused with 409. */
export function useUpdateAncestor(userId: string) {
  const refetch = useRefetch();
  return useMutation({
    mutationFn: ({ id, ...body }: UpdateAncestorBody & { id: string }) =>
      sendJson('PUT', ancestorPath(id), body, ancestor),
    onSettled: (_, __, { id }) => void refetch(familyPath(userId), ancestorPath(id)),
  });
}

/** Lays a companion to rest, or wakes it again. */
export function useSetResting(userId: string) {
  const refetch = useRefetch();
  return useMutation({
    mutationFn: ({ id, resting }: { id: string; resting: boolean }) =>
      sendJson('PUT', `${ancestorPath(id)}/rest`, { resting }, ancestor),
    onSettled: (_, __, { id }) => void refetch(familyPath(userId), ancestorPath(id)),
  });
}

export function useDeleteAncestor(userId: string) {
  const refetch = useRefetch();
  return useMutation({
    mutationFn: (id: string) => sendOnly('DELETE', ancestorPath(id)),
    onSettled: () => void refetch(familyPath(userId)),
  });
}

/** New places in a row, by person. */
type Places = ReadonlyMap<string, number>;

const concurrentWrites = 4;

async function savePlaces(places: Places): Promise<void> {
  const waiting = [...places];
  const saveNext = async (): Promise<void> => {
    const next = waiting.shift();
    if (!next) return;
    const [id, treePosition] = next;
    await sendJson('PUT', ancestorPath(id), { treePosition }, ancestor);
    await saveNext();
  };
  await Promise.all(Array.from({ length: concurrentWrites }, saveNext));
}

/** Reorders a row; the list shows it before the server has it, and goes back if it fails. */
export function useMoveInRow(userId: string) {
  const client = useQueryClient();
  const refetch = useRefetch();
  const queryKey = [familyPath(userId)];
  const mutationKey = ['move-in-row', userId];
  return useMutation({
    mutationKey,
    // One after the other: two moves in quick succession must not overtake each other.
    scope: { id: `move-${userId}` },
    mutationFn: savePlaces,
    onMutate: async (places) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData<Ancestor[]>(queryKey, (family) =>
        family?.map((one) => ({ ...one, treePosition: places.get(one.id) ?? one.treePosition })),
      );
    },
    // Not while a later move is on its way: the list would jump back to before it.
    onSettled: () => {
      if (client.isMutating({ mutationKey }) <= 1) void refetch(familyPath(userId));
    },
  });
}
