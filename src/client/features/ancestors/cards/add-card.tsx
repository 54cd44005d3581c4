import { Plus } from 'lucide-react';
import { cn } from '#client/ui/cn.ts';

/** The last card of the grid: room for one more. */
export function AddCard({ onAdd, className }: { onAdd: () => void; className?: string }) {
  return (
    <button
      type="button"
      onClick={onAdd}
      className={cn(
        'grid size-full min-h-48 place-content-center justify-items-center gap-3 rounded-lg border-2 border-line-strong/50 border-dashed p-5 text-center text-ink-muted transition-colors hover:border-leaf hover:bg-card hover:text-ink',
        className,
      )}
    >
      <span className="grid size-14 place-items-center rounded-full bg-green-soft text-green-ink">
        <Plus aria-hidden="true" className="size-6" />
      </span>
      <span className="font-semibold">Add New Ancestor</span>
      <span className="text-base leading-snug">A parent, a grandmother, an old friend</span>
    </button>
  );
}
