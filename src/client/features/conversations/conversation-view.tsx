import type { ReactNode } from 'react';
import { errorSentence } from '#client/platform/error-sentence.ts';
import { ErrorState } from '#client/ui/error-state.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import { ChatPanel } from './chat-panel.tsx';
import type { ChatSlots } from './chat-slots.ts';
import { ConversationMenu } from './conversation-menu.tsx';
import { useOpenConversation } from './use-open-conversation.ts';

interface ConversationViewProps {
  userId: string;
  ancestor: Ancestor;
  /** Given the menu of the conversation to put into itself. */
  header: (menu: ReactNode) => ReactNode;
  onRest: () => void;
  slots?: ChatSlots;
  /** Between header and messages. */
  children: ReactNode;
}

/** The newest conversation with somebody, or another that was chosen; made if there is none. */
export function ConversationView(props: ConversationViewProps) {
  const { userId, ancestor, header, onRest, slots, children } = props;
  const { id: ancestorId, name, status } = ancestor;
  const open = useOpenConversation({ userId, ancestorId, name });
  const conversation = open.data;
  return (
    <>
      {header(
        conversation && (
          <ConversationMenu conversation={conversation} ancestor={ancestor} onRest={onRest} />
        ),
      )}
      {children}
      {conversation ? (
        <ChatPanel
          key={conversation.id}
          conversation={conversation}
          personName={name}
          readOnly={status !== 'active'}
          slots={slots}
        />
      ) : open.error ? (
        <ErrorState
          title="The conversation could not be set up"
          onRetry={() => void open.refetch()}
          retrying={open.isFetching}
        >
          {errorSentence(open.error)}
        </ErrorState>
      ) : (
        <p role="status" className="m-auto flex items-center gap-3 p-8 text-ink-muted">
          <Spinner /> Setting up conversation...
        </p>
      )}
    </>
  );
}
