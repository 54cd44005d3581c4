import { useMutation, useQueryClient } from '@tanstack/react-query';
import { EllipsisVertical, MessageSquarePlus, Trash2 } from 'lucide-react';
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
import { startConversation } from './use-open-conversation.ts';

interface ConversationMenuProps {
  conversation: Conversation;
  ancestor: Ancestor;
}

export function ConversationMenu({ conversation, ancestor }: ConversationMenuProps) {
  const [asksToDelete, setAsksToDelete] = useState(false);
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
      setAsksToDelete(false);
      await client.resetQueries({ queryKey: openKey });
    },
    onError: tell('The conversation could not be deleted'),
  });

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
            disabled: ancestor.status !== 'active',
            onSelect: () => start.mutate(),
          },
          {
            label: 'Delete conversation',
            icon: Trash2,
            destructive: true,
            onSelect: () => setAsksToDelete(true),
          },
        ]}
      />
      <ConfirmDialog
        open={asksToDelete}
        onOpenChange={setAsksToDelete}
        title="Delete this conversation?"
        description={`Everything that was said in it is deleted. What you taught about ${ancestor.name} stays. This cannot be undone.`}
        confirmLabel="Delete conversation"
        pending={remove.isPending}
        pendingLabel="Deleting..."
        onConfirm={() => remove.mutate()}
      />
    </>
  );
}
