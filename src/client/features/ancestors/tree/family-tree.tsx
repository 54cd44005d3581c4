import { Sprout } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Sapling } from '#client/ui/sapling.tsx';
import { SearchableSelect } from '#client/ui/searchable-select.tsx';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import { personGroups } from '../person-groups.ts';
import { layoutTree } from './layout-tree.ts';
import { TreeCanvas, type TreeCanvasHandle } from './tree-canvas.tsx';
import { TreeOutline } from './tree-outline.tsx';
import { useReorder } from './use-reorder.ts';

/** Up to here a look is quicker than a search. */
const searchFrom = 13;

interface FamilyTreeProps {
  userId: string;
  userName: string;
  family: readonly Ancestor[];
  onAdd: (generation?: number) => void;
  onEdit: (ancestor: Ancestor) => void;
}

export function FamilyTree({ userId, userName, family, onAdd, onEdit }: FamilyTreeProps) {
  const layout = useMemo(() => layoutTree(family), [family]);
  const canvas = useRef<TreeCanvasHandle>(null);
  const { announcement, moveTo, moveBy } = useReorder(userId, layout.rows);

  if (family.length === 0) return <EmptyTree onAdd={() => onAdd()} />;
  return (
    <section aria-label="Family tree view" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button onClick={() => onAdd()}>
          <Sprout className="size-5" />
          Plant New Branch
        </Button>
        {family.length >= searchFrom && (
          <div className="w-full sm:w-80">
            <SearchableSelect
              aria-label="Find somebody in the tree"
              groups={personGroups(family)}
              value=""
              onValueChange={(id) => canvas.current?.show(id)}
              placeholder="Find somebody"
              searchPlaceholder="Type a name"
            />
          </div>
        )}
      </div>
      <TreeCanvas
        ref={canvas}
        layout={layout}
        userName={userName}
        onAdd={onAdd}
        onEdit={onEdit}
        onMoveTo={moveTo}
        onMoveBy={moveBy}
      />
      <p id="tree-keys" className="max-w-reading text-base text-ink-muted leading-snug">
        Drag to look around; pinch or turn the wheel to come closer; pull somebody by the dots in
        their corner to change the order.{' '}
        <span className="pointer-coarse:sr-only">
          With the keyboard: arrows go from person to person, Alt and an arrow moves somebody within
          their row, + and - zoom, 0 shows everybody.
        </span>
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <TreeOutline rows={layout.rows} family={family} />
    </section>
  );
}

function EmptyTree({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      title="Start Growing Your Family Tree"
      illustration={<Sapling />}
      action={
        <Button size="large" onClick={onAdd}>
          <Sprout className="size-5" />
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
