import { Download, Eye, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'wouter';
import { langOf } from '#client/platform/lang-of.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import type { Memory } from '#shared/contracts/memories.ts';
import { limits } from '#shared/limits.ts';
import { MemoryIcon } from '../memory-icon.tsx';
import { memoryWords } from '../memory-words.ts';
import { createdDate, takenDate } from '../taken-date.ts';
import { MemoryPreview } from './memory-preview.tsx';

const most = limits.memory.tagsOnCard;

/** The first tags of a memory, in one line. */
function CardTags({ tags }: { tags: readonly string[] }) {
  const more = tags.length - most;
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className="flex min-w-0 gap-1.5 text-sm">
      {tags.slice(0, most).map((tag) => (
        <li
          key={tag}
          title={tag}
          className="min-w-8 truncate rounded-full border border-line bg-sunken px-2.5 py-0.5"
        >
          {tag}
        </li>
      ))}
      {more > 0 && <li className="shrink-0 py-0.5 text-ink-muted">+{more} more</li>}
    </ul>
  );
}

export interface MemoryCardProps {
  memory: Memory;
  /** Of its own view. */
  address: string;
  onDelete: (memory: Memory) => void;
}

/** One memory at a glance. Memoised: the grid is drawn anew while it is scrolled. */
export const MemoryCard = memo(function MemoryCard({ memory, address, onDelete }: MemoryCardProps) {
  const { type, title, description, fileUrl, tags, createdAt, takenAt } = memory;
  return (
    <Card className="group relative flex h-full flex-col gap-3 p-4">
      <div className="flex items-start gap-3">
        <MemoryIcon type={type} />
        <div className="min-w-0 flex-1">
          <h2 className="line-clamp-2 text-wrap text-lg leading-tight [overflow-wrap:anywhere]">
            <Link href={address} lang={langOf(title)} className="rounded-sm hover:underline">
              {title}
            </Link>
          </h2>
          <p className="truncate text-ink-muted text-sm">
            <time dateTime={createdAt}>{createdDate(createdAt)}</time>
            {takenAt && ` · taken ${takenDate(takenAt)}`}
          </p>
        </div>
        {/* Its words stand in a title: a tooltip to each of hundreds of cards is felt while they move. */}
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Delete ${title}`}
          title="Delete"
          className="-mt-1 -mr-1.5 opacity-0 focus-visible:opacity-100 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100"
          onClick={() => onDelete(memory)}
        >
          <Trash2 className="size-5" />
        </Button>
      </div>
      <div className="min-h-0 flex-1">
        <MemoryPreview memory={memory} />
      </div>
      {description && (
        <p
          lang={langOf(description)}
          className="line-clamp-2 shrink-0 text-wrap text-base leading-snug [overflow-wrap:anywhere]"
        >
          {description}
        </p>
      )}
      <CardTags tags={tags} />
      <div className="flex min-h-target items-center gap-1">
        <Badge tone="outline" className="mr-auto">
          {memoryWords[type].label}
        </Badge>
        {fileUrl && (
          <>
            <Button asChild variant="ghost" className="px-2">
              <Link href={address} aria-label={`View ${title}`}>
                <Eye className="size-5" />
                View
              </Link>
            </Button>
            <Button asChild variant="ghost" size="icon">
              <a
                href={`${fileUrl}?download=1`}
                download
                aria-label={`Download ${title}`}
                title="Download"
              >
                <Download className="size-5" />
              </a>
            </Button>
          </>
        )}
      </div>
    </Card>
  );
});
