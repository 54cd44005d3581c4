import type { TreeNode, TreeRow } from './tree-shape.ts';

/** The node that an arrow, Home or End key leads to from this one. */
export function findNeighbour(
  rows: readonly TreeRow[],
  node: TreeNode,
  key: string,
): TreeNode | undefined {
  const rowIndex = rows.findIndex(({ generation }) => generation === node.generation);
  const row = rows[rowIndex]?.nodes ?? [];
  const place = row.findIndex(({ key: one }) => one === node.key);
  switch (key) {
    case 'ArrowLeft':
      return place > 0 ? row[place - 1] : undefined;
    case 'ArrowRight':
      return row[place + 1];
    case 'ArrowUp':
      return rowIndex > 0 ? nearest(rows[rowIndex - 1]?.nodes ?? [], node.x) : undefined;
    case 'ArrowDown':
      return nearest(rows[rowIndex + 1]?.nodes ?? [], node.x);
    case 'Home':
      return row[0];
    case 'End':
      return row.at(-1);
    default:
      return undefined;
  }
}

function nearest(nodes: readonly TreeNode[], x: number): TreeNode | undefined {
  return nodes.toSorted((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))[0];
}
