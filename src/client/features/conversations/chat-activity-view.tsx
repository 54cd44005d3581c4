import { langOf } from '#client/platform/lang-of.ts';
import { Button } from '#client/ui/button.tsx';
import type { Chat } from './use-chat.ts';

interface ChatActivityViewProps {
  chat: Chat;
  personName: string;
}

/** What is going on below the stored messages: on its way, being answered, or gone wrong. */
export function ChatActivityView({ chat, personName }: ChatActivityViewProps) {
  const { activity } = chat;
  switch (activity.kind) {
    case 'idle':
      return null;
    case 'sending':
      return (
        <>
          <OwnWords content={activity.content} />
          <TypingIndicator personName={personName} />
        </>
      );
    case 'replying':
      return activity.text ? (
        <p
          aria-busy="true"
          lang={langOf(activity.text)}
          className="mr-auto w-fit max-w-[min(42rem,92%)] whitespace-pre-wrap break-words rounded-lg rounded-bl-sm border border-line bg-card px-4 py-3"
        >
          {activity.text}
        </p>
      ) : (
        <TypingIndicator personName={personName} />
      );
    case 'unsent':
      return (
        <>
          <OwnWords content={activity.content} />
          <Trouble
            sentence={`This message was not sent. ${activity.sentence}`}
            onRetry={() => void chat.send(activity.content)}
          />
        </>
      );
    case 'unanswered':
      return (
        <Trouble
          sentence={activity.sentence}
          onRetry={() => void chat.askForReply(activity.messageId)}
        />
      );
  }
}

function OwnWords({ content }: { content: string }) {
  return (
    <p
      lang={langOf(content)}
      className="ml-auto w-fit max-w-[min(42rem,92%)] whitespace-pre-wrap break-words rounded-lg rounded-br-sm bg-primary px-4 py-3 text-on-primary opacity-80"
    >
      {content}
    </p>
  );
}

function TypingIndicator({ personName }: { personName: string }) {
  return (
    <p className="mr-auto flex w-fit items-center gap-3 rounded-lg rounded-bl-sm border border-line bg-card px-4 py-3 text-ink-muted">
      <span aria-hidden="true" className="flex gap-1.5">
        {[0, 150, 300].map((delay) => (
          <span
            key={delay}
            className="size-2 animate-pulse rounded-full bg-leaf motion-reduce:animate-none"
            style={{ animationDelay: `${delay}ms` }}
          />
        ))}
      </span>
      {personName}’s companion is answering…
    </p>
  );
}

function Trouble({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="mx-auto flex w-fit max-w-full flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-lg bg-rose-soft px-4 py-2 text-rose-soft-ink"
    >
      <span>{sentence}</span>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
