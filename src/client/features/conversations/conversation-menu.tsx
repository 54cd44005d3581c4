import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  Download,
  EllipsisVertical,
  FileJson,
  History,
  MessageSquarePlus,
  Moon,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { errorSentence } from '#client/platform/error-sentence.ts';
import { sendOnly } from '#client/platform/http-client.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { DropdownMenu } from '#client/ui/dropdown-menu.tsx';
import { useToast } from '#client/ui/use-toast.ts';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import type { Conversation } from '#shared/contracts/conversations.ts';
import { conversationsPath } from './conversation-paths.ts';
import { EarlierConversations } from './earlier-conversations.tsx';
import { startConversation } from './use-open-conversation.ts';

interface ConversationMenuProps {
  conversation: Conversation;
  ancestor: Ancestor;
  /** Lays the companion to rest, after a question. */
  onRest: () => void;
}

type Asking = 'delete' | 'rest' | 'earlier' | undefined;

export function ConversationMenu({ conversation, ancestor, onRest }: ConversationMenuProps) {
  const [asking, setAsking] = useState<Asking>();
  const stopAsking = (open: boolean) => !open && setAsking(undefined);
  const client = useQueryClient();
  const { toast } = useToast();
  const { userId, ancestorId } = conversation;
  const openKey = [conversationsPath(userId, ancestorId), 'open'];
  const tell = (title: string) => (error: unknown) =>
    toast({ title, description: errorSentence(error), variant: 'destructive' });

  const start = useMutation({
    mutationFn: () => startConversation({ userId, ancestorId, name: ancestor.name }),
    onSuccess: (started) => client.setQueryData(openKey, started),
    onError: tell('No new conversation could be started'),
  });
  const remove = useMutation({
    mutationFn: () => sendOnly('DELETE', `/api/conversations/${conversation.id}`),
    onSuccess: async () => {
      setAsking(undefined);
      await client.resetQueries({ queryKey: openKey });
    },
    onError: tell('The conversation could not be deleted'),
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
            onSelect: () => setAsking('earlier'),
          },
          { label: 'Save as text', icon: Download, onSelect: () => save('text') },
          { label: 'Save as JSON', icon: FileJson, onSelect: () => save('json') },
          {
            label: 'Lay to rest',
            icon: Moon,
            disabled: !isActive,
            onSelect: () => setAsking('rest'),
          },
          {
            label: 'Delete conversation',
            icon: Trash2,
            destructive: true,
            onSelect: () => setAsking('delete'),
          },
        ]}
      />
      <ConfirmDialog
        open={asking === 'delete'}
        onOpenChange={stopAsking}
        title="Delete this conversation?"
        description={`Everything that was said in it is deleted. What you taught about ${ancestor.name} stays. This cannot be undone.`}
        confirmLabel="Delete conversation"
        pending={remove.isPending}
        pendingLabel="Deleting..."
        onConfirm={() => remove.mutate()}
      />
      <ConfirmDialog
        open={asking === 'rest'}
        onOpenChange={stopAsking}
        title={`Lay ${ancestor.name}’s companion to rest?`}
        description="Everything that was told and said stays, to be read. Nothing new is said until you wake it again."
        confirmLabel="Lay to rest"
        destructive={false}
        onConfirm={() => {
          setAsking(undefined);
          onRest();
        }}
      />
      <EarlierConversations
        open={asking === 'earlier'}
        onOpenChange={stopAsking}
        current={conversation}
        onChoose={(chosen) => {
          client.setQueryData(openKey, chosen);
          setAsking(undefined);
        }}
      />
    </>
  );
}
