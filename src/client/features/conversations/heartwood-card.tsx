import { LifeBuoy } from 'lucide-react';
import { Fragment } from 'react';
import { langOf } from '#client/platform/lang-of.ts';
import type { Message } from '#shared/contracts/conversations.ts';
import { HelpLineList } from './help-line-list.tsx';
import { linkNumbers } from './link-numbers.ts';

interface HeartwoodCardProps {
  message: Message;
  /** Whose companion it is, and who does not speak here. */
  personName: string;
}

/** What Heartwood itself says, in nobody else's look; the numbers in it can be called. */
export function HeartwoodCard({ message: { content, care }, personName }: HeartwoodCardProps) {
  return (
    <div className="mx-auto grid w-full max-w-[42rem] gap-2 rounded-lg border border-amber bg-yellow-soft px-4 py-3 text-yellow-ink">
      <p className="flex flex-wrap items-center gap-x-2">
        <LifeBuoy aria-hidden="true" className="size-5" />
        <span className="font-semibold">Heartwood</span>
        <span className="text-base">speaks here, not {personName}</span>
      </p>
      <p lang={langOf(content)} className="whitespace-pre-wrap break-words">
        {linkNumbers(content).map(({ text, href }, index) =>
          href ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay in their places.
            <NumberLink key={index} href={href}>
              {text}
            </NumberLink>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <Fragment key={index}>{text}</Fragment>
          ),
        )}
      </p>
      {care && <HelpLineList care={care} said={content} />}
    </div>
  );
}

function NumberLink({ href, children }: { href: string; children: string }) {
  const isSite = href.startsWith('https:');
  return (
    <a
      href={href}
      {...(isSite && { target: '_blank', rel: 'noreferrer' })}
      className="whitespace-nowrap font-semibold underline underline-offset-4"
    >
      {children}
    </a>
  );
}
