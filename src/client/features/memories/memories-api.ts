import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { z } from 'zod';
import { ApiError } from '#client/platform/api-error.ts';
import { sendJson, sendOnly } from '#client/platform/http-client.ts';
import { pagedQuery, urlQuery } from '#client/platform/url-query.ts';
import { ancestor } from '#shared/contracts/ancestors.ts';
import {
  type CreateMemoryBody,
  type Memory,
  memory,
  memoryFacets,
  type UpdateMemoryBody,
  uploadUrlAnswer,
} from '#shared/contracts/memories.ts';
import type { MemoryFilter } from './filter/memory-filter.ts';

/** The address of a user's list, which is also how the keys of its queries begin. */
export const memoriesPath = (userId: string) => `/api/users/${userId}/memory-vault`;
export const facetsPath = (userId: string) => `${memoriesPath(userId)}/facets`;
export const memoryPath = (id: string) => `/api/memory-vault/${id}`;

/** The memories that a filter lets through, as many pages as were asked for. */
export function useMemories(userId: string, filter: MemoryFilter) {
  const search = new URLSearchParams({ limit: '100' });
  for (const [name, value] of Object.entries(filter)) if (value) search.set(name, value);
  const query = useInfiniteQuery({
    ...pagedQuery(`${memoriesPath(userId)}?${search}`, memory, {
      queryKey: [memoriesPath(userId), filter],
    }),
    // A list that is no longer shown is fetched anew from its first page, not with all that was seen of it.
    gcTime: 0,
    // While a search is typed, what was found before stays in sight.
    placeholderData: keepPreviousData,
  });
  const pages = query.data?.pages;
  const memories = useMemo(() => pages?.flatMap(({ items }) => items), [pages]);
  return { ...query, memories };
}

export type MemoryList = ReturnType<typeof useMemories>;

/** One memory, whole. Fetched anew each time that it is opened. */
export function useMemory(id: string) {
  return useQuery({ ...urlQuery(memoryPath(id), memory), staleTime: 0 });
}

/** How many memories there are, and what they can be filtered by. */
export function useFacets(userId: string) {
  return useQuery({ ...urlQuery(facetsPath(userId), memoryFacets), staleTime: 0 }).data;
}

/** Whom a memory can be about. */
export function useRelatives(userId: string) {
  const query = urlQuery(`/api/users/${userId}/ancestors`, z.array(ancestor));
  return useQuery({ ...query, staleTime: 0 }).data;
}

/** The memory that stands in the way of a write that was refused with this code. */
function findCurrent(error: unknown, code: string): Memory | undefined {
  if (!(error instanceof ApiError) || error.body?.code !== code) return undefined;
  return memory.safeParse(error.body.current).data;
}

/** The memory that keeps the same file already, where that is why another was refused. */
export const findDuplicate = (error: unknown) => findCurrent(error, 'memories.duplicate');

/** The newest version, where a write was refused because it was made over an older one. */
export const findNewest = (error: unknown) => findCurrent(error, 'memories.stale');

/** @throws ApiError; `findDuplicate` tells whether the file is kept already. */
export async function createMemory(body: CreateMemoryBody): Promise<Memory> {
  try {
    return await sendJson('POST', '/api/memory-vault', { isPrivate: true, ...body }, memory);
  } catch (error) {
    const twin = findDuplicate(error);
    // Of this very upload: the answer to an earlier try was lost on its way.
    if (twin && body.fileUrl?.endsWith(`/${twin.id}`)) return twin;
    throw error;
  }
}

/** With `updatedAt`, a stale write is refused; `findNewest` then has the version in its way. */
export const updateMemory = (id: string, body: UpdateMemoryBody) =>
  sendJson('PUT', memoryPath(id), body, memory);

/** Hides it; it can be restored for 30 days. */
export const deleteMemory = (id: string) => sendOnly('DELETE', memoryPath(id));

/** Removes it for good. */
export const purgeMemory = (id: string) => sendOnly('DELETE', `${memoryPath(id)}?now=1`);

export const restoreMemory = (id: string) =>
  sendJson('POST', `${memoryPath(id)}/restore`, {}, memory);

/** An address that takes one file. @throws 'Failed to get upload URL', whatever the reason. */
export async function getUploadUrl(): Promise<string> {
  try {
    const answer = await sendJson('POST', '/api/memory-vault/upload-url', {}, uploadUrlAnswer);
    return answer.uploadURL;
  } catch (cause) {
    throw new Error('Failed to get upload URL', { cause });
  }
}
