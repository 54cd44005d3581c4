import type { ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';

export interface SaveBarProps {
  isUnsaved: boolean;
  /** The other section, where that is not saved. */
  unsavedElsewhere: string | undefined;
  /** Whether anything was ever saved. */
  isTaught: boolean;
  /** Whether this device could keep what is not saved. */
  hasRoom: boolean;
  pending: boolean;
  /** The way to the other section. */
  children: ReactNode;
}

/** Submits the form around it, and stays in sight under a long one. */
export function SaveBar({ pending, children, ...state }: SaveBarProps) {
  return (
    <div className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center justify-end gap-x-3 gap-y-2 border-line border-t bg-paper px-4 py-3 sm:-mx-6 sm:px-6">
      <p role="status" className="mr-auto text-base text-ink-muted leading-snug">
        {statusOf(state)}
      </p>
      <div className="flex flex-1 gap-3 sm:flex-none">
        {children}
        <Button
          type="submit"
          className="flex-1 sm:flex-none"
          pending={pending}
          pendingLabel="Saving..."
        >
          Save
        </Button>
      </div>
    </div>
  );
}

function statusOf(state: Omit<SaveBarProps, 'pending' | 'children'>): string {
  const { isUnsaved, unsavedElsewhere, isTaught, hasRoom } = state;
  if (!isUnsaved && unsavedElsewhere) return `“${unsavedElsewhere}” is not saved yet.`;
  if (!isUnsaved) return isTaught ? 'Everything here is saved.' : '';
  if (hasRoom) return 'Not saved yet. A draft is kept on this device.';
  return 'Not saved yet, and this device has no room for a draft. Please save before you leave.';
}
