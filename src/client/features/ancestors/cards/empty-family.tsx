import { UserPlus } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';

/** Before the first relative. */
export function EmptyFamily({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      title="Who would you like to remember first?"
      action={
        <Button size="large" onClick={onAdd}>
          <UserPlus className="size-5" />
          Add New Ancestor
        </Button>
      }
    >
      <p>
        Begin with one person: a name, and who they are to you. Their stories, photographs and
        manner of speaking come next, a little at a time.
      </p>
    </EmptyState>
  );
}
