import { format } from 'date-fns';
import { Copy, LifeBuoy, RotateCw } from 'lucide-react';
import { langOf } from '#client/platform/lang-of.ts';
import { cn } from '#client/ui/cn.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import type { Message } from '#shared/contracts/conversations.ts';
import type { ChatSlots } from './chat-slots.ts';
import { SourceChips } from './source-chips.tsx';

export interface MessageBubbleProps {
  message: Message;
  personName: string;
  /** For the newest reply: makes another one in its place. */
  onAgain?: () => void;
  onCopy: (content: string) => void;
  slots?: Pick<ChatSlots, 'messageText' | 'messageActions'>;
}

const looks = {
  person: 'ml-auto rounded-br-sm bg-primary text-on-primary',
  persona: 'mr-auto rounded-bl-sm border border-line bg-card',
  heartwood: 'mx-auto border border-amber bg-yellow-soft text-yellow-ink',
} as const;

/** One message, in the look of who speaks. */
export function MessageBubble({ message, personName, onAgain, onCopy, slots }: MessageBubbleProps) {
  const { kind, content, createdAt, sources } = message;
  const speaker = { person: 'You', persona: personName, heartwood: 'Heartwood' }[kind];
  return (
    <article
      aria-label={`${speaker}, ${format(createdAt, 'h:mm a')}`}
      className={cn(
        'group grid gap-1.5',
        kind === 'person' && 'justify-items-end print:justify-items-start',
      )}
    >
      <div className={cn('w-fit max-w-[min(42rem,92%)] rounded-lg px-4 py-3', looks[kind])}>
        {kind === 'heartwood' && (
          <p className="mb-1 flex items-center gap-2 font-semibold">
            <LifeBuoy aria-hidden="true" className="size-5" /> Heartwood
          </p>
        )}
        <p lang={langOf(content)} className="whitespace-pre-wrap break-words">
          {slots?.messageText?.(message) ?? content}
        </p>
      </div>
      <footer className="flex flex-wrap items-center text-base text-ink-muted">
        <time dateTime={createdAt} className="mr-1">
          {format(createdAt, 'h:mm a')}
        </time>
        <SourceChips sources={sources} />
        {slots?.messageActions?.(message)}
        <IconButton label="Copy" onClick={() => onCopy(content)}>
          <Copy aria-hidden="true" className="size-4" />
        </IconButton>
        {onAgain && (
          <IconButton label="Answer again" onClick={onAgain}>
            <RotateCw aria-hidden="true" className="size-4" />
          </IconButton>
        )}
      </footer>
    </article>
  );
}
