import { format } from 'date-fns';
import { Copy, Lightbulb, RotateCw } from 'lucide-react';
import { langOf } from '#client/platform/lang-of.ts';
import { cn } from '#client/ui/cn.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import type { Message } from '#shared/contracts/conversations.ts';
import type { ChatSlots } from './chat-slots.ts';
import { CheckInNote } from './check-in-note.tsx';
import { HeartwoodCard } from './heartwood-card.tsx';
import { ReplyBasis } from './reply-basis.tsx';

export interface MessageBubbleProps {
  message: Message;
  personName: string;
  ancestorId: string;
  /** Of a reply: what it answers, where that is known. */
  question?: string;
  /** For the newest reply: makes another one in its place. */
  onAgain?: () => void;
  onCopy: (content: string) => void;
  /** Of a reply: shows how it came about. */
  onWhy: (messageId: string) => void;
  slots?: Pick<ChatSlots, 'messageText' | 'messageActions'>;
}

const looks = {
  person: 'ml-auto rounded-br-sm bg-primary text-on-primary',
  persona: 'mr-auto rounded-bl-sm border border-line bg-card',
} as const;

/** One message, in the look of who speaks. */
export function MessageBubble(props: MessageBubbleProps) {
  const { message, personName, ancestorId, question, onAgain, onCopy, onWhy, slots } = props;
  const { id, kind, content, createdAt, care } = message;
  const speaker = { person: 'You', persona: personName, heartwood: 'Heartwood' }[kind];
  return (
    <article
      tabIndex={-1}
      aria-label={`${speaker}, ${format(createdAt, 'h:mm a')}`}
      className={cn(
        'group grid grid-cols-[minmax(0,1fr)] gap-1.5 outline-none',
        kind === 'person' && 'justify-items-end print:justify-items-start',
      )}
    >
      {kind === 'heartwood' ? (
        <HeartwoodCard message={message} personName={personName} />
      ) : (
        <div className={cn('w-fit max-w-[min(42rem,92%)] rounded-lg px-4 py-3', looks[kind])}>
          <p lang={langOf(content)} className="whitespace-pre-wrap break-words">
            {slots?.messageText?.(message) ?? content}
          </p>
        </div>
      )}
      {kind === 'persona' && (
        <ReplyBasis reply={message} ancestorId={ancestorId} question={question} />
      )}
      {kind === 'persona' && care === 'check-in' && <CheckInNote reply={message} />}
      <footer className="flex flex-wrap items-center text-base text-ink-muted">
        <time dateTime={createdAt} className="mr-1">
          {format(createdAt, 'h:mm a')}
        </time>
        {slots?.messageActions?.(message)}
        <IconButton label="Copy" onClick={() => onCopy(content)}>
          <Copy aria-hidden="true" className="size-4" />
        </IconButton>
        {onAgain && (
          <IconButton label="Answer again" onClick={onAgain}>
            <RotateCw aria-hidden="true" className="size-4" />
          </IconButton>
        )}
        {kind !== 'person' && (
          <IconButton label="Why this answer?" onClick={() => onWhy(id)}>
            <Lightbulb aria-hidden="true" className="size-4" />
          </IconButton>
        )}
      </footer>
    </article>
  );
}
