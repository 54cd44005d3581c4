import { RotateCcw, Trash2 } from 'lucide-react';
import { langOf } from '#client/platform/lang-of.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import type { Memory } from '#shared/contracts/memories.ts';
import { limits } from '#shared/limits.ts';
import { MemoryIcon } from '../memory-icon.tsx';

const dayMs = 24 * 60 * 60 * 1_000;

function daysLeft(deletedAt: string): string {
  const end = Date.parse(deletedAt) + limits.memory.daysUntilPurged * dayMs;
  const days = Math.max(0, Math.ceil((end - Date.now()) / dayMs));
  return days === 1 ? '1 day left' : `${days} days left`;
}

interface DeletedRowProps {
  memory: Memory;
  isBusy: boolean;
  onRestore: () => void;
  onPurge: () => void;
}

/** One memory that can still be brought back. */
export function DeletedRow({ memory, isBusy, onRestore, onPurge }: DeletedRowProps) {
  const { type, title, deletedAt } = memory;
  return (
    <Card className="flex flex-wrap items-center gap-3 p-4">
      <MemoryIcon type={type} />
      <div className="min-w-48 flex-1">
        <h2 lang={langOf(title)} className="text-lg leading-tight [overflow-wrap:anywhere]">
          {title}
        </h2>
        {deletedAt && <p className="text-base text-ink-muted">{daysLeft(deletedAt)}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          pending={isBusy}
          aria-label={`Restore ${title}`}
          onClick={onRestore}
        >
          <RotateCcw className="size-5" />
          Restore
        </Button>
        <Button
          variant="ghost"
          className="text-rose-ink"
          aria-label={`Delete now: ${title}`}
          onClick={onPurge}
        >
          <Trash2 className="size-5" />
          Delete now
        </Button>
      </div>
    </Card>
  );
}
