import type { KeyboardEvent, PointerEvent } from 'react';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import { CurrentUserNode, Placeholder } from './other-nodes.tsx';
import { TreeNode } from './tree-node.tsx';
import { boxesMeet, type TreeNode as Node, nodeBox, type PersonNode } from './tree-shape.ts';
import type { VisiblePart } from './use-visible-part.ts';

interface TreeNodesProps {
  nodes: readonly Node[];
  part: VisiblePart;
  current: string;
  dragged: string | undefined;
  userName: string;
  onAdd: (generation?: number) => void;
  onEdit: (ancestor: Ancestor) => void;
  onGrab: (event: PointerEvent<HTMLElement>, node: PersonNode) => void;
  onHandleKey: (event: KeyboardEvent, node: PersonNode) => void;
}

/** The nodes within the drawn part, and the current one, which the Tab key must find. */
export function TreeNodes(props: TreeNodesProps) {
  const { nodes, part, current, dragged, userName, onAdd, onEdit, onGrab, onHandleKey } = props;
  const drawn = nodes.filter(
    (node) => node.key === current || node.key === dragged || boxesMeet(nodeBox(node), part.box),
  );
  return (
    <>
      {drawn.map((node) => {
        const isCurrent = node.key === current;
        if (node.kind === 'you')
          return (
            <CurrentUserNode key={node.key} node={node} userName={userName} current={isCurrent} />
          );
        if (node.kind === 'placeholder')
          return <Placeholder key={node.key} node={node} current={isCurrent} onAdd={onAdd} />;
        return (
          <TreeNode
            key={node.key}
            node={node}
            far={part.far}
            current={isCurrent}
            dragged={node.key === dragged}
            onEdit={onEdit}
            onGrab={onGrab}
            onHandleKey={onHandleKey}
          />
        );
      })}
    </>
  );
}
