import { Footprints } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';

interface SampleNoteProps {
  /** Leads away from the sample, to an account of one's own. */
  onLeave: () => Promise<void>;
}

/** Says where the visitor is, and how to begin for real. */
export function SampleNote({ onLeave }: SampleNoteProps) {
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    return onLeave();
  };
  return (
    <aside
      aria-label="Sample family"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-green-soft px-5 py-3 text-gray-ink"
    >
      <Footprints className="size-6 shrink-0" strokeWidth={1.6} />
      <p className="min-w-56 flex-1">
        You are exploring a sample family, which is removed after a day. Begin with Edda: she is
        ready to talk.
      </p>
      <Button variant="secondary" pending={leaving} pendingLabel="Leaving..." onClick={leave}>
        Create your own account
      </Button>
    </aside>
  );
}
