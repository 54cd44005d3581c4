import { format } from 'date-fns';
import { MapPin, MessageCircle } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'wouter';
import { Avatar } from '#client/ui/avatar.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Progress } from '#client/ui/progress.tsx';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import { relationshipLabel } from '#shared/relationships.ts';
import { birthplace } from '../birthplace.ts';
import { lifeYears } from '../life-years.ts';
import { RelationshipWords } from '../relationship-words.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { AncestorMenu, type AncestorMenuProps } from './ancestor-menu.tsx';

/** One relative on the dashboard. Memoised: a family may have hundreds. */
export const AncestorCard = memo(function AncestorCard(props: AncestorMenuProps) {
  const { ancestor } = props;
  const { id, name, status, createdAt } = ancestor;
  const isTraining = status === 'training';
  const relationship = relationshipLabel(ancestor.relationship);
  const years = lifeYears(ancestor);
  const trainingLabel = isTraining ? 'Continue Training' : 'Edit Profile';
  return (
    <Card className="flex h-full flex-col gap-3.5">
      <div className="-mr-2.5 flex items-center gap-2.5">
        <Avatar name={name} src={ancestor.avatarUrl} />
        <div className="min-w-0 grow">
          <h2 className="text-lg leading-tight [overflow-wrap:anywhere]">{name}</h2>
        </div>
        <AncestorMenu {...props} />
      </div>
      {(relationship || years) && (
        <p className="text-base text-ink-muted leading-snug">
          <RelationshipWords label={relationship} />
          {relationship && years && ' · '}
          <span className="whitespace-nowrap">{years}</span>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <StatusBadge status={status} />
        <p className="flex min-w-0 items-center gap-1 text-base text-ink-muted leading-snug">
          <MapPin className="size-4 shrink-0" />
          {birthplace(ancestor.systemPrompt)}
        </p>
      </div>
      <p className="line-clamp-4 text-base leading-snug">{shortDescription(ancestor)}</p>
      <div className="mt-auto grid gap-3.5">
        {isTraining && <Progress label="Training progress" value={ancestor.trainingProgress} />}
        <p className="text-ink-muted text-sm">
          Created <time dateTime={createdAt}>{format(createdAt, 'MMM d, yyyy')}</time>
        </p>
        <div className="grid gap-2">
          {status === 'active' && (
            <Button asChild>
              <Link href={`/chat/${id}`} aria-label={`Start Chat with ${name}`}>
                <MessageCircle className="size-5" />
                Start Chat
              </Link>
            </Button>
          )}
          <Button asChild variant="secondary">
            <Link href={`/training/${id}`} aria-label={`${trainingLabel}: ${name}`}>
              {trainingLabel}
            </Link>
          </Button>
        </div>
      </div>
    </Card>
  );
});

/** A sentence or two about the person: their summary, or what there is to say before they have one. */
function shortDescription({ name, status, summary }: Ancestor): string {
  if (summary) return summary;
  if (status === 'resting') return `${name} is at rest. Their conversations stay readable.`;
  if (status === 'active') return `${name} is ready to talk with you.`;
  return `Share a few stories and details, and Heartwood will learn how ${name} thought and spoke.`;
}
