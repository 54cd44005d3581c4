import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { z } from 'zod';
import { call } from '#client/platform/http-client.ts';
import { nextPage } from '#client/platform/next-page.ts';
import type { Message } from '#shared/contracts/conversations.ts';
import { messagesPath } from './conversation-paths.ts';
import { receivedMessage } from './received-message.ts';

interface MessagePage {
  items: Message[];
  /** The address of the page of older messages. */
  older: string | undefined;
}

const pageSize = 50;
const messagePage = z.array(receivedMessage);

/** The messages of a conversation, oldest first, as far back as was asked for. */
export function useMessages(conversationId: string) {
  const path = messagesPath(conversationId);
  const query = useInfiniteQuery({
    queryKey: [path],
    initialPageParam: `${path}?limit=${pageSize}`,
    queryFn: async ({ pageParam, signal }): Promise<MessagePage> => {
      const response = await call('GET', pageParam, undefined, { signal });
      return { items: messagePage.parse(await response.json()), older: nextPage(response) };
    },
    getNextPageParam: ({ older }) => older,
  });
  const pages = query.data?.pages;
  const messages = useMemo(() => pages?.flatMap(({ items }) => items).toReversed() ?? [], [pages]);
  return { ...query, messages };
}

/** Puts messages that were just said into the list; one that is a reply takes the place of the reply before. */
export function useMessageCache(conversationId: string) {
  const client = useQueryClient();
  return useMemo(
    () => ({
      add: (added: Message) => addMessage(client, conversationId, added),
      refetch: () => client.invalidateQueries({ queryKey: [messagesPath(conversationId)] }),
    }),
    [client, conversationId],
  );
}

function addMessage(client: QueryClient, conversationId: string, added: Message) {
  client.setQueryData<InfiniteData<MessagePage>>([messagesPath(conversationId)], (data) => {
    if (!data) return data;
    const isOther = (one: Message) =>
      one.id !== added.id && (added.replyToId === null || one.replyToId !== added.replyToId);
    const [newest, ...older] = data.pages.map((page) => ({
      ...page,
      items: page.items.filter(isOther),
    }));
    const first = { older: undefined, ...newest, items: [added, ...(newest?.items ?? [])] };
    return { ...data, pages: [first, ...older] };
  });
}
