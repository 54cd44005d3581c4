import { useInfiniteQuery } from '@tanstack/react-query';
import { format } from 'date-fns';
import { useDeferredValue, useState } from 'react';
import { z } from 'zod';
import { errorSentence } from '#client/platform/error-sentence.ts';
import { call } from '#client/platform/http-client.ts';
import { langOf } from '#client/platform/lang-of.ts';
import { nextPage } from '#client/platform/next-page.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormField } from '#client/ui/form-field.tsx';
import { Input } from '#client/ui/input.tsx';
import { type Conversation, conversation } from '#shared/contracts/conversations.ts';
import { limits } from '#shared/limits.ts';
import { conversationsPath } from './conversation-paths.ts';

interface EarlierConversationsProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The conversation that is shown now. */
  current: Conversation;
  onChoose: (chosen: Conversation) => void;
}

const conversationPage = z.array(conversation);

/** All conversations with one person, and a search in what was said. */
export function EarlierConversations(props: EarlierConversationsProps) {
  const { open, onOpenChange, current, onChoose } = props;
  const [words, setWords] = useState('');
  const search = useDeferredValue(words.trim());
  const query = useSearch(current, search, open);
  const found = query.data?.pages.flatMap(({ items }) => items) ?? [];

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Earlier conversations">
      <FormField label="Search in what was said">
        {(control) => (
          <Input
            {...control}
            type="search"
            maxLength={limits.searchLength}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </FormField>
      <p role="status" className="text-ink-muted">
        {query.isPending && 'Looking...'}
        {query.error && errorSentence(query.error)}
        {query.isSuccess && found.length === 0 && 'Nothing was found. Try another word.'}
      </p>
      <ul className="-mx-2 grid max-h-[50dvh] gap-1 overflow-y-auto">
        {found.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              aria-current={one.id === current.id}
              onClick={() => onChoose(one)}
              className="grid w-full gap-0.5 rounded-lg px-3 py-2 text-left hover:bg-sunken aria-current:bg-green-soft aria-current:text-green-ink"
            >
              <span className="font-semibold">
                {format(one.lastMessageAt ?? one.createdAt, 'MMM d, yyyy, h:mm a')}
              </span>
              <span
                lang={langOf(one.match?.excerpt)}
                className="line-clamp-2 text-base text-ink-muted"
              >
                {one.match?.excerpt ?? one.title}
              </span>
            </button>
          </li>
        ))}
        {query.hasNextPage && (
          <li>
            <Button
              variant="ghost"
              className="w-full"
              onClick={() => void query.fetchNextPage()}
              pending={query.isFetchingNextPage}
              pendingLabel="Loading more..."
            >
              Show more
            </Button>
          </li>
        )}
      </ul>
    </Dialog>
  );
}

function useSearch({ userId, ancestorId }: Conversation, search: string, enabled: boolean) {
  const filter = search && `&q=${encodeURIComponent(search)}`;
  const path = `${conversationsPath(userId, ancestorId)}&limit=30${filter}`;
  return useInfiniteQuery({
    queryKey: [path],
    enabled,
    staleTime: 0,
    gcTime: 0,
    initialPageParam: path,
    queryFn: async ({ pageParam, signal }) => {
      const response = await call('GET', pageParam, undefined, { signal });
      return { items: conversationPage.parse(await response.json()), next: nextPage(response) };
    },
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  });
}
