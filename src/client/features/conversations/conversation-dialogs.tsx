import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorSentence } from '#client/platform/error-sentence.ts';
import { sendOnly } from '#client/platform/http-client.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { toast } from '#client/ui/toast.ts';
import type { Conversation } from '#shared/contracts/conversations.ts';
import { CompanionMemoryDialog } from './companion-memory-dialog.tsx';
import { openConversationKey } from './conversation-paths.ts';
import { EarlierConversations } from './earlier-conversations.tsx';

/** What a choice of the menu asks before, or shows in place of doing. */
export type ConversationDialog = 'delete' | 'rest' | 'earlier' | 'memory';

export interface ConversationDialogsProps {
  shown: ConversationDialog | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  conversation: Conversation;
  personName: string;
  onRest: () => void;
}

export function ConversationDialogs(props: ConversationDialogsProps) {
  const { shown, onOpenChange, conversation, personName, onRest } = props;
  const client = useQueryClient();
  const openKey = openConversationKey(conversation);
  const close = () => onOpenChange(false);

  const remove = useMutation({
    mutationFn: () => sendOnly('DELETE', `/api/conversations/${conversation.id}`),
    onSuccess: async () => {
      close();
      await client.resetQueries({ queryKey: openKey });
    },
    onError: (error) =>
      toast({
        title: 'The conversation could not be deleted',
        description: errorSentence(error),
        variant: 'destructive',
      }),
  });

  return (
    <>
      <ConfirmDialog
        open={shown === 'delete'}
        onOpenChange={onOpenChange}
        title="Delete this conversation?"
        description={`Everything that was said in it is deleted. What you taught about ${personName} stays. This cannot be undone.`}
        confirmLabel="Delete conversation"
        pending={remove.isPending}
        pendingLabel="Deleting..."
        onConfirm={() => remove.mutate()}
      />
      <ConfirmDialog
        open={shown === 'rest'}
        onOpenChange={onOpenChange}
        title={`Lay ${personName}’s companion to rest?`}
        description="Everything that was told and said stays, to be read. Nothing new is said until you wake it again."
        confirmLabel="Lay to rest"
        destructive={false}
        onConfirm={() => {
          close();
          onRest();
        }}
      />
      <CompanionMemoryDialog
        open={shown === 'memory'}
        onOpenChange={onOpenChange}
        ancestorId={conversation.ancestorId}
        personName={personName}
      />
      <EarlierConversations
        open={shown === 'earlier'}
        onOpenChange={onOpenChange}
        current={conversation}
        onChoose={(chosen) => {
          client.setQueryData(openKey, chosen);
          close();
        }}
      />
    </>
  );
}
