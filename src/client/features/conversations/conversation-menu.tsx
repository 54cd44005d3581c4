import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  BookHeart,
  Download,
  EllipsisVertical,
  FileJson,
  History,
  MessageSquarePlus,
  Moon,
  Trash2,
} from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { errorSentence } from '#client/platform/error-sentence.ts';
import { Button } from '#client/ui/button.tsx';
import { DropdownMenu } from '#client/ui/dropdown-menu.tsx';
import { toast } from '#client/ui/toast.ts';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import type { Conversation } from '#shared/contracts/conversations.ts';
import type { ConversationDialog } from './conversation-dialogs.tsx';
import { openConversationKey } from './conversation-paths.ts';
import { startConversation } from './use-open-conversation.ts';

/** Apart from the page, which is there before its dialogs are needed. */
const ConversationDialogs = lazy(async () => ({
  default: (await import('./conversation-dialogs.tsx')).ConversationDialogs,
}));

interface ConversationMenuProps {
  conversation: Conversation;
  ancestor: Ancestor;
  /** Lays the companion to rest, after a question. */
  onRest: () => void;
}

export function ConversationMenu({ conversation, ancestor, onRest }: ConversationMenuProps) {
  const [shown, setShown] = useState<ConversationDialog>();
  const changeOpen = useCallback((open: boolean) => !open && setShown(undefined), []);
  const client = useQueryClient();
  const { userId, ancestorId } = conversation;

  const start = useMutation({
    mutationFn: () => startConversation({ userId, ancestorId, name: ancestor.name }),
    onSuccess: (started) => client.setQueryData(openConversationKey(conversation), started),
    onError: (error) =>
      toast({
        title: 'No new conversation could be started',
        description: errorSentence(error),
        variant: 'destructive',
      }),
  });

  const isActive = ancestor.status === 'active';
  // By the browser's own download, which no length of conversation is too much for.
  const save = (kind: 'text' | 'json') =>
    window.location.assign(`/api/conversations/${conversation.id}/export?format=${kind}`);

  return (
    <>
      <DropdownMenu
        trigger={
          <Button variant="ghost" size="icon" aria-label="Conversation menu">
            <EllipsisVertical aria-hidden="true" className="size-5" />
          </Button>
        }
        items={[
          {
            label: 'New conversation',
            icon: MessageSquarePlus,
            disabled: !isActive,
            onSelect: () => start.mutate(),
          },
          {
            label: 'Earlier conversations',
            icon: History,
            onSelect: () => setShown('earlier'),
          },
          {
            label: `What ${ancestor.name} remembers of our talks`,
            icon: BookHeart,
            onSelect: () => setShown('memory'),
          },
          { label: 'Save as text', icon: Download, onSelect: () => save('text') },
          { label: 'Save as JSON', icon: FileJson, onSelect: () => save('json') },
          {
            label: 'Lay to rest',
            icon: Moon,
            disabled: !isActive,
            onSelect: () => setShown('rest'),
          },
          {
            label: 'Delete conversation',
            icon: Trash2,
            destructive: true,
            onSelect: () => setShown('delete'),
          },
        ]}
      />
      <Suspense>
        <ConversationDialogs
          shown={shown}
          open={shown !== undefined}
          onOpenChange={changeOpen}
          conversation={conversation}
          personName={ancestor.name}
          onRest={onRest}
        />
      </Suspense>
    </>
  );
}
