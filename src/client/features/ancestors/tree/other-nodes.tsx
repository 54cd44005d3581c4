import { memo } from 'react';
import { Avatar } from '#client/ui/avatar.tsx';
import { cn } from '#client/ui/cn.ts';
import { nodeFrame, nodeLook, nodePosition } from './node-styles.ts';
import type { PlaceholderNode, YouNode } from './tree-shape.ts';

export const CurrentUserNode = memo(function CurrentUserNode(props: {
  node: YouNode;
  userName: string;
  current: boolean;
}) {
  const { node, userName, current } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would promise a form.
    <div
      role="group"
      aria-label="You, Current User"
      data-tree-key={node.key}
      tabIndex={current ? 0 : -1}
      className={cn(nodeFrame, nodeLook, 'justify-center border-2 border-primary bg-green-soft')}
      style={nodePosition(node)}
    >
      <Avatar name={userName} initials={2} size="large" className="overflow-visible bg-card" />
      <p className="font-display font-semibold text-green-ink text-xl leading-tight">You</p>
      <p className="text-green-ink text-sm leading-snug">Current User</p>
    </div>
  );
});

export const Placeholder = memo(function Placeholder(props: {
  node: PlaceholderNode;
  current: boolean;
  onAdd: (generation: number) => void;
}) {
  const { node, current, onAdd } = props;
  return (
    <button
      type="button"
      data-tree-key={node.key}
      tabIndex={current ? 0 : -1}
      onClick={() => onAdd(node.generation)}
      className={cn(
        nodeFrame,
        'grid place-content-center justify-items-center gap-2 border-2 border-line-strong/50 border-dashed bg-paper p-2 text-center font-semibold text-base text-ink-muted leading-tight hover:border-leaf hover:text-ink',
      )}
      style={nodePosition(node)}
    >
      <span aria-hidden="true" className="font-normal text-3xl leading-none">
        +
      </span>
      Add Ancestor
    </button>
  );
});
