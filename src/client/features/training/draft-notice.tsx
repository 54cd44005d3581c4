import { format, isToday } from 'date-fns';
import { NotebookPen } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';

function inWords(keptAt: string): string {
  return format(keptAt, isToday(keptAt) ? "'today at' h:mm a" : "'on' MMM d, yyyy 'at' h:mm a");
}

export function DraftNotice({ keptAt, onDiscard }: { keptAt: string; onDiscard: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-yellow-soft px-5 py-3 text-yellow-ink">
      <NotebookPen aria-hidden="true" className="size-6 shrink-0" strokeWidth={1.6} />
      <p role="status" className="min-w-56 flex-1">
        We kept what you wrote {inWords(keptAt)} and had not saved yet. It is back in its place.
      </p>
      <Button variant="secondary" onClick={onDiscard}>
        Discard draft
      </Button>
    </div>
  );
}
