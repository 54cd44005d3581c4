import { isSameDay } from 'date-fns';
import { ArrowDown } from 'lucide-react';
import { Fragment, type ReactNode, useRef } from 'react';
import { Button } from '#client/ui/button.tsx';
import type { Message } from '#shared/contracts/conversations.ts';
import type { ChatSlots } from './chat-slots.ts';
import { DayDivider } from './day-divider.tsx';
import { MessageBubble } from './message-bubble.tsx';
import { useStayAtNewest } from './use-stay-at-newest.ts';

export interface MessageListProps {
  messages: readonly Message[];
  personName: string;
  ancestorId: string;
  /** Loads older messages, where there are any. */
  onOlder?: () => void;
  loadingOlder: boolean;
  onAgain?: (messageId: string) => void;
  onCopy: (content: string) => void;
  onWhy: (messageId: string) => void;
  slots?: ChatSlots;
  /** Changes with whatever is going on below the messages. */
  activityKey: unknown;
  /** Shown before anything was said. */
  empty: ReactNode;
  /** Shown below the messages. */
  children?: ReactNode;
}

/** The messages, oldest on top, scrolled to the newest. */
export function MessageList(props: MessageListProps) {
  const { messages, personName, ancestorId, onOlder, loadingOlder, onAgain, activityKey } = props;
  const list = useRef<HTMLDivElement>(null);
  const { isAtEnd, scrollToNewest } = useStayAtNewest(list, {
    newest: `${messages.at(-1)?.id} ${JSON.stringify(activityKey)}`,
    oldest: messages[0]?.id,
  });
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={list}
        role="log"
        aria-label="Messages"
        aria-live="polite"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
        tabIndex={0}
        className="flex h-full flex-col gap-4 overflow-y-auto overscroll-contain px-4 py-4 sm:px-6"
      >
        {onOlder && (
          <Button
            variant="ghost"
            className="mx-auto"
            onClick={onOlder}
            pending={loadingOlder}
            pendingLabel="Loading earlier messages..."
          >
            Show earlier messages
          </Button>
        )}
        {messages.length === 0 && props.empty}
        {messages.map((message, index) => {
          const before = messages[index - 1];
          const startsDay = !before || !isSameDay(before.createdAt, message.createdAt);
          const { replyToId } = message;
          const isNewest = index === messages.length - 1;
          return (
            <Fragment key={message.id}>
              {startsDay && <DayDivider date={new Date(message.createdAt)} />}
              <MessageBubble
                message={message}
                personName={personName}
                ancestorId={ancestorId}
                question={replyToId ? findQuestion(messages, index, replyToId) : undefined}
                onCopy={props.onCopy}
                onWhy={props.onWhy}
                slots={props.slots}
                onAgain={
                  onAgain && isNewest && replyToId && message.kind === 'persona'
                    ? () => onAgain(replyToId)
                    : undefined
                }
              />
            </Fragment>
          );
        })}
        {props.children}
      </div>
      {!isAtEnd && (
        <Button
          variant="secondary"
          className="absolute bottom-3 left-1/2 -translate-x-1/2 shadow-soft"
          onClick={scrollToNewest}
        >
          <ArrowDown aria-hidden="true" className="size-5" />
          Newest
        </Button>
      )}
    </div>
  );
}

/** What a reply answers: it stands a little above, unless it is on an earlier page. */
function findQuestion(messages: readonly Message[], index: number, replyToId: string) {
  return messages.slice(0, index).findLast(({ id }) => id === replyToId)?.content;
}
