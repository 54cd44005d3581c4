import { format } from 'date-fns';
import { Mail, MailWarning } from 'lucide-react';
import { Badge, type BadgeTone } from '#client/ui/badge.tsx';
import { cn } from '#client/ui/cn.ts';
import type { Delivery, TimeVault } from '#shared/contracts/time-vaults.ts';

const words: [Delivery['status'], string][] = [
  ['sent', 'sent'],
  ['waiting', 'waiting'],
  ['retrying', 'being tried again'],
  ['failed', 'failed'],
];

/** '3 recipients: 2 sent, 1 failed'. */
function summary(deliveries: readonly Delivery[]): string {
  const people = deliveries.length === 1 ? '1 recipient' : `${deliveries.length} recipients`;
  const counts = words.flatMap(([status, word]) => {
    const count = deliveries.filter((delivery) => delivery.status === status).length;
    if (count === 0) return [];
    return count === deliveries.length ? [word] : [`${count} ${word}`];
  });
  return `${people}: ${counts.join(', ')}`;
}

const badges: Record<Delivery['status'], { tone: BadgeTone; words: string }> = {
  waiting: { tone: 'gray', words: 'Waiting' },
  sent: { tone: 'green', words: 'Sent' },
  retrying: { tone: 'yellow', words: 'Trying again' },
  failed: { tone: 'rose', words: 'Failed' },
};

type DeliveryListProps = Pick<TimeVault, 'deliveries' | 'mailGoesTo' | 'senderConfirmed'>;

/** How far the mail to each recipient has come. */
export function DeliveryList({ deliveries, mailGoesTo, senderConfirmed }: DeliveryListProps) {
  if (deliveries.length === 0) return null;
  const hasFailed = deliveries.some(({ status }) => status === 'failed');
  const isWaiting = deliveries.some(({ status }) => status === 'waiting');
  const Icon = hasFailed ? MailWarning : Mail;
  return (
    <div className="grid gap-1.5 border-line border-t pt-2 text-base">
      <details>
        <summary className="flex min-h-target cursor-pointer items-center gap-2 rounded-lg leading-snug hover:text-primary">
          <Icon className={cn('size-5 shrink-0', hasFailed ? 'text-rose' : 'text-leaf')} />
          <span className="underline decoration-1 underline-offset-4">{summary(deliveries)}</span>
        </summary>
        <ul className="grid gap-2 pt-1">
          {deliveries.map(({ email, status, sentAt }) => (
            <li key={email} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <span className="min-w-0 [overflow-wrap:anywhere]">{email}</span>
              <Badge tone={badges[status].tone}>
                {badges[status].words}
                {sentAt && ` ${format(sentAt, 'MMM d, yyyy')}`}
              </Badge>
            </li>
          ))}
        </ul>
        {hasFailed && (
          <p className="pt-2 text-ink-muted leading-snug">
            We tried for days. Please check the address, and tell them yourself if you can.
          </p>
        )}
        {!senderConfirmed && isWaiting && (
          <p className="pt-2 text-ink-muted leading-snug">
            The mail waits until you have confirmed your own address.
          </p>
        )}
      </details>
      {mailGoesTo === 'outbox' && (
        <p className="text-ink-muted leading-snug">
          This Heartwood cannot send mail yet. Whoever runs it finds each mail in the outbox folder.
        </p>
      )}
    </div>
  );
}
