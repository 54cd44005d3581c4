import { BookOpen } from 'lucide-react';
import { Badge } from '#client/ui/badge.tsx';
import { Card } from '#client/ui/card.tsx';
import { cn } from '#client/ui/cn.ts';
import { demoChat } from './landing-content.ts';

export function DemoChat() {
  return (
    <figure className="grid gap-3">
      <Card className="grid gap-4 p-4 sm:p-6">
        <header className="flex items-center gap-3 border-line border-b pb-4">
          <img
            src={demoChat.portrait}
            alt=""
            width={168}
            height={168}
            className="size-14 shrink-0 rounded-full border border-line"
          />
          <div className="grid">
            <span className="font-display text-xl leading-tight">{demoChat.name}</span>
            <span className="text-base text-ink-muted">{demoChat.years}</span>
          </div>
          <Badge tone="yellow" className="ml-auto">
            Example
          </Badge>
        </header>
        <ol className="grid gap-3">
          {demoChat.messages.map((message) => (
            <li
              key={message.text}
              className={cn(
                'grid max-w-[88%] gap-2 text-pretty rounded-lg px-4 py-3 leading-normal',
                message.from === 'you'
                  ? 'justify-self-end bg-primary text-on-primary'
                  : 'border border-line bg-sunken',
              )}
            >
              <span className="sr-only">
                {message.from === 'you' ? 'You:' : `${demoChat.name}:`}
              </span>
              {message.text}
              {'source' in message && (
                <span className="flex items-center gap-1.5 text-ink-muted text-sm">
                  <BookOpen className="size-4 shrink-0" />
                  From the story “{message.source}”
                </span>
              )}
            </li>
          ))}
        </ol>
      </Card>
      <figcaption className="text-balance text-center text-base text-ink-muted">
        A made-up conversation with a grandmother who never lived, to show you how it feels.
      </figcaption>
    </figure>
  );
}
