import {
  type InfiniteData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { z } from 'zod';
import { ApiError } from '#client/platform/api-error.ts';
import { sendJson, sendOnly } from '#client/platform/http-client.ts';
import { type Page, pagedQuery, urlQuery, useRefetch } from '#client/platform/url-query.ts';
import { memory } from '#shared/contracts/memories.ts';
import {
  type CreateStoryBody,
  type Scene,
  type Story,
  scene,
  story,
  storyStatus,
  type UpdateSceneBody,
  type UpdateStoryBody,
} from '#shared/contracts/stories.ts';
import { timings } from '#shared/limits.ts';

const storiesPath = (userId: string) => `/api/users/${userId}/stories`;
const storyPath = (id: string) => `/api/stories/${id}`;
const scenesPath = (storyId: string) => `${storyPath(storyId)}/scenes`;
const scenePath = (storyId: string, id: string) => `${scenesPath(storyId)}/${id}`;

const { processing } = storyStatus.enum;

/** How often to ask again, in ms, while something is being made; false once all is done. */
function pollInterval(stories: readonly Story[]): number | false {
  const isMaking = stories.some(
    ({ status, verticalVideo }) => status === processing || verticalVideo === 'making',
  );
  return isMaking && timings.storyPoll;
}

const polling = { refetchIntervalInBackground: true, refetchOnWindowFocus: 'always' } as const;

/** A user's stories, newest first, kept up to date while any of them is being made. */
export function useStories(userId: string) {
  return useInfiniteQuery({
    ...pagedQuery(storiesPath(userId), story),
    staleTime: 0,
    ...polling,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    refetchInterval: ({ state }) =>
      pollInterval(state.data?.pages.flatMap(({ items }) => items) ?? []),
  });
}

/** One story, kept up to date while it is being made. */
export function useStory(id: string) {
  return useQuery({
    ...urlQuery(storyPath(id), story),
    ...polling,
    staleTime: 0,
    refetchInterval: ({ state }) => pollInterval(state.data ? [state.data] : []),
  });
}

/** A story's scenes in their order, fetched anew whenever the story has moved on. */
export function useScenes(storyId: string, story: Story | undefined) {
  const query = useQuery({ ...urlQuery(scenesPath(storyId), z.array(scene)), staleTime: 0 });
  const { refetch } = query;
  const state = story && [story.updatedAt, story.status, story.progress?.sentence].join();
  useEffect(() => {
    if (state) void refetch();
  }, [state, refetch]);
  return query;
}

/** The photos that a user keeps in the Memory Vault, newest first. */
export function usePhotos(userId: string, enabled: boolean) {
  const path = `/api/users/${userId}/memory-vault?type=image&limit=48`;
  return useInfiniteQuery({ ...pagedQuery(path, memory), staleTime: 0, enabled });
}

/** Why the server would not do it, where it said so; undefined for mere failures. */
export function refusal(error: unknown): string | undefined {
  return error instanceof ApiError && error.status < 500 ? error.body?.error : undefined;
}

export type NewStory = Omit<CreateStoryBody, 'userId'>;

export function useCreateStory(userId: string) {
  const refetch = useRefetch();
  return useMutation({
    mutationFn: ({ title, lifeStory }: NewStory) =>
      sendJson('POST', '/api/stories', { title, lifeStory, userId }, story),
    onSuccess: () => refetch(storiesPath(userId)),
  });
}

/** Deletes a story; it leaves the list at once. */
export function useDeleteStory(userId: string) {
  const client = useQueryClient();
  const refetch = useRefetch();
  return useMutation({
    mutationFn: (id: string) => sendOnly('DELETE', storyPath(id)),
    onSuccess: (_, id) => {
      client.setQueryData<InfiniteData<Page<Story>>>([storiesPath(userId)], (data) => {
        const without = (items: Story[]) => items.filter((one) => one.id !== id);
        const pages = data?.pages.map((page) => ({ ...page, items: without(page.items) }));
        return data && pages && { ...data, pages };
      });
    },
    onSettled: () => void refetch(storiesPath(userId)),
  });
}

/** Returns what fetches a story, its scenes and the list anew: after every change of it. */
function useRefetchStory(userId: string, id: string) {
  const refetch = useRefetch();
  return () => refetch(storiesPath(userId), storyPath(id), scenesPath(id));
}

/** Changes a story's title or music; with `updatedAt`, a stale write is refused with 409. */
export function useUpdateStory(userId: string, id: string) {
  const client = useQueryClient();
  const refetch = useRefetchStory(userId, id);
  return useMutation({
    mutationFn: (body: UpdateStoryBody) => sendJson('PUT', storyPath(id), body, story),
    onSuccess: (changed) => client.setQueryData([storyPath(id)], changed),
    onSettled: () => void refetch(),
  });
}

/** Asks for the film in 9:16; it is made in the background. */
export function useMakeVertical(userId: string, id: string) {
  const refetch = useRefetchStory(userId, id);
  return useMutation({
    mutationFn: () => sendOnly('POST', `${storyPath(id)}/vertical`),
    onSettled: refetch,
  });
}

interface Owned {
  userId: string;
  storyId: string;
}

/** Changes what the body names; with `updatedAt`, a stale write is refused with 409. */
export function useUpdateScene({ userId, storyId }: Owned) {
  const client = useQueryClient();
  const refetch = useRefetchStory(userId, storyId);
  return useMutation({
    mutationFn: ({ id, ...body }: UpdateSceneBody & { id: string }) =>
      sendJson('PUT', scenePath(storyId, id), body, scene),
    onSuccess: (changed) =>
      client.setQueryData<Scene[]>([scenesPath(storyId)], (scenes) =>
        scenes?.map((one) => (one.id === changed.id ? changed : one)),
      ),
    onSettled: () => void refetch(),
  });
}

export function useRemoveScene({ userId, storyId }: Owned) {
  const refetch = useRefetchStory(userId, storyId);
  return useMutation({
    mutationFn: (id: string) => sendOnly('DELETE', scenePath(storyId, id)),
    onSettled: refetch,
  });
}

/** Puts the scenes in another order; it is shown before the server has it, and goes back if it fails. */
export function useOrderScenes({ userId, storyId }: Owned) {
  const client = useQueryClient();
  const refetch = useRefetchStory(userId, storyId);
  const queryKey = [scenesPath(storyId)];
  const mutationKey = ['order-scenes', storyId];
  return useMutation({
    mutationKey,
    scope: { id: `order-${storyId}` },
    mutationFn: (sceneIds: readonly string[]) =>
      sendOnly('PUT', `${storyPath(storyId)}/scene-order`, { sceneIds }),
    onMutate: async (sceneIds) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData<Scene[]>(queryKey, (scenes) =>
        scenes?.toSorted((a, b) => sceneIds.indexOf(a.id) - sceneIds.indexOf(b.id)),
      );
    },
    // Not while a later move is on its way: the list would jump back to before it.
    onSettled: () => {
      if (client.isMutating({ mutationKey }) <= 1) void refetch();
    },
  });
}
