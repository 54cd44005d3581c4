import { Sprout } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Sapling } from '#client/ui/sapling.tsx';

export function EmptyTree({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      title="Start Growing Your Family Tree"
      illustration={<Sapling />}
      action={
        <Button size="large" onClick={onAdd}>
          <Sprout aria-hidden="true" className="size-5" />
          Plant Your Family Tree
        </Button>
      }
    >
      <p>
        Every tree begins with one person. Add a parent, a grandparent, or whoever you miss most.
      </p>
    </EmptyState>
  );
}
