import { useCallback, useEffect, useRef, useState } from 'react';
import { errorSentence } from '#client/platform/error-sentence.ts';
import { ErrorState } from '#client/ui/error-state.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { toast } from '#client/ui/toast.ts';
import type { Conversation } from '#shared/contracts/conversations.ts';
import { BecauseDialog } from './because-dialog.tsx';
import { ChatActivityView } from './chat-activity-view.tsx';
import { ChatComposer } from './chat-composer.tsx';
import type { ChatSlots } from './chat-slots.ts';
import { FirstWords } from './first-words.tsx';
import { MessageList } from './message-list.tsx';
import { findUnanswered, useChat } from './use-chat.ts';
import { useMessages } from './use-messages.ts';

export interface ChatPanelProps {
  conversation: Conversation;
  personName: string;
  /** A persona at rest: its messages can be read, not continued. */
  readOnly?: boolean;
  slots?: ChatSlots;
}

/** The messages of one conversation, and the input below them. */
export function ChatPanel(props: ChatPanelProps) {
  const { conversation, personName, readOnly = false, slots } = props;
  const { id: conversationId, userId, ancestorId } = conversation;
  const { messages, error, isPending, isFetching, refetch, ...pages } = useMessages(conversationId);
  const chat = useChat({ conversationId, userId });
  const { activity, askForReply } = chat;
  const [explained, setExplained] = useState<string>();
  const [isExplaining, setIsExplaining] = useState(false);
  const explain = useCallback((messageId: string) => {
    setExplained(messageId);
    setIsExplaining(true);
  }, []);
  const isBusy = activity.kind === 'sending' || activity.kind === 'replying';

  // Whoever left in the middle of a reply finds it here, or still being made.
  const unanswered = findUnanswered(messages)?.id;
  const joined = useRef<string>(undefined);
  useEffect(() => {
    if (readOnly || isPending || !unanswered || activity.kind !== 'idle') return;
    if (joined.current === unanswered) return;
    joined.current = unanswered;
    void askForReply(unanswered);
  }, [readOnly, isPending, unanswered, activity.kind, askForReply]);

  const newest = messages.at(-1);
  const onNewest = slots?.onNewest;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once of each message, however often it is fetched.
  useEffect(() => {
    if (newest) onNewest?.(newest);
  }, [newest?.id, onNewest]);

  const copy = async (content: string) => {
    const isCopied = await navigator.clipboard?.writeText(content).then(
      () => true,
      () => false,
    );
    if (isCopied) toast({ title: 'Copied' });
    else toast({ title: 'It could not be copied', variant: 'destructive' });
  };

  if (error)
    return (
      <ErrorState
        title="The conversation could not be loaded"
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {errorSentence(error)}
      </ErrorState>
    );
  if (isPending) return <PanelSkeleton />;

  return (
    <>
      <MessageList
        messages={messages}
        personName={personName}
        ancestorId={ancestorId}
        onOlder={pages.hasNextPage ? () => void pages.fetchNextPage() : undefined}
        loadingOlder={pages.isFetchingNextPage}
        onAgain={readOnly || isBusy ? undefined : (messageId) => void askForReply(messageId, true)}
        onCopy={(content) => void copy(content)}
        onWhy={explain}
        activityKey={activity}
        slots={slots}
        empty={<FirstWords personName={personName} onAsk={readOnly ? undefined : chat.send} />}
      >
        <ChatActivityView chat={chat} personName={personName} />
      </MessageList>
      <BecauseDialog messageId={explained} open={isExplaining} onOpenChange={setIsExplaining} />
      {slots?.aboveComposer}
      {!readOnly && (
        <div className="border-line border-t bg-paper px-4 py-3 sm:px-6">
          <ChatComposer
            draftKey={`chat.${userId}.${ancestorId}`}
            personName={personName}
            busy={isBusy}
            onStop={activity.kind === 'replying' ? () => void chat.stop() : undefined}
            onSend={(content) => void chat.send(content)}
            tools={slots?.composerTools}
          />
        </div>
      )}
    </>
  );
}

function PanelSkeleton() {
  return (
    <div className="grid flex-1 content-end gap-4 p-6" aria-busy="true">
      <span className="sr-only">Loading the conversation...</span>
      <Skeleton className="h-16 w-3/5" />
      <Skeleton className="ml-auto h-12 w-2/5" />
      <Skeleton className="h-24 w-3/5" />
    </div>
  );
}
