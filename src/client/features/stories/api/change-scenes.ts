import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendJson, sendOnly } from '#client/platform/http-client.ts';
import { type Scene, scene, type UpdateSceneBody } from '#shared/contracts/stories.ts';
import { scenePath, scenesPath, storyPath } from './story-paths.ts';
import { useRefetchStories } from './use-refetch-stories.ts';

interface Owned {
  userId: string;
  storyId: string;
}

/** Changes what the body names; with `updatedAt`, a stale write is refused with 409. */
export function useUpdateScene({ userId, storyId }: Owned) {
  const queryClient = useQueryClient();
  const refetchStories = useRefetchStories(userId);
  return useMutation({
    mutationFn: ({ id, ...body }: UpdateSceneBody & { id: string }) =>
      sendJson('PUT', scenePath(storyId, id), body, scene),
    onSuccess: (changed) =>
      queryClient.setQueryData<Scene[]>([scenesPath(storyId)], (scenes) =>
        scenes?.map((one) => (one.id === changed.id ? changed : one)),
      ),
    onSettled: () => void refetchStories(storyId),
  });
}

export function useRemoveScene({ userId, storyId }: Owned) {
  const refetchStories = useRefetchStories(userId);
  return useMutation({
    mutationFn: (id: string) => sendOnly('DELETE', scenePath(storyId, id)),
    onSettled: () => refetchStories(storyId),
  });
}

/** Puts the scenes in another order; it is shown before the server has it, and goes back if it fails. */
export function useOrderScenes({ userId, storyId }: Owned) {
  const queryClient = useQueryClient();
  const refetchStories = useRefetchStories(userId);
  const queryKey = [scenesPath(storyId)];
  const mutationKey = ['order-scenes', storyId];
  return useMutation({
    mutationKey,
    scope: { id: `order-${storyId}` },
    mutationFn: (sceneIds: readonly string[]) =>
      sendOnly('PUT', `${storyPath(storyId)}/scene-order`, { sceneIds }),
    onMutate: async (sceneIds) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Scene[]>(queryKey, (scenes) =>
        scenes?.toSorted((a, b) => sceneIds.indexOf(a.id) - sceneIds.indexOf(b.id)),
      );
    },
    // Not while a later move is on its way: the list would jump back to before it.
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey }) <= 1) void refetchStories(storyId);
    },
  });
}
