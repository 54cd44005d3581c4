import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { getJson, sendJson } from '#client/platform/http-client.ts';
import { conversation } from '#shared/contracts/conversations.ts';
import { conversationsPath, openConversationKey } from './conversation-paths.ts';

interface OpenConversation {
  userId: string;
  ancestorId: string;
  name: string;
}

/** The newest conversation with somebody; the first time, a new one. */
export function useOpenConversation({ userId, ancestorId, name }: OpenConversation) {
  const path = conversationsPath(userId, ancestorId);
  return useQuery({
    queryKey: openConversationKey({ userId, ancestorId }),
    queryFn: async ({ signal }) => {
      const [newest] = await getJson(`${path}&limit=1`, z.array(conversation), { signal });
      return newest ?? startConversation({ userId, ancestorId, name });
    },
  });
}

export function startConversation({ userId, ancestorId, name }: OpenConversation) {
  const title = `Conversation with ${name}`;
  return sendJson('POST', '/api/conversations', { userId, ancestorId, title }, conversation);
}
