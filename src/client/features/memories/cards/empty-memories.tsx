import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';

/** An empty vault, or one in which nothing fits what is looked for. */
export function EmptyMemories({ onAdd, onClear }: { onAdd: () => void; onClear?: () => void }) {
  if (onClear)
    return (
      <EmptyState
        title="Nothing found"
        action={
          <Button variant="secondary" onClick={onClear}>
            Show all memories
          </Button>
        }
      >
        <p>No memory fits what you are looking for. Other words, or fewer, may find it.</p>
      </EmptyState>
    );
  return (
    <EmptyState
      title="No memories yet"
      action={<Button onClick={onAdd}>Add Your First Memory</Button>}
    >
      <p>
        Begin with a photo from the drawer, a recipe as it was told, or a voice that you never want
        to lose.{' '}
        <span className="pointer-coarse:hidden">
          You can also drop files anywhere on this page.
        </span>
      </p>
    </EmptyState>
  );
}
