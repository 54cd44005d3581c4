import type { Bond } from './bonds.ts';
import { parentPath, spousePath } from './link-path.ts';
import type { TreeLink, TreeNode } from './tree-shape.ts';

/** The curves between the nodes. A couple side by side sends one branch to each child, not two. */
export function drawLinks(
  rows: ReadonlyArray<readonly TreeNode[]>,
  bonds: readonly Bond[],
): TreeLink[] {
  const nodes = new Map(rows.flat().map((node) => [node.key, node]));
  const place = new Map(
    rows.flatMap((row) => row.map((node, index) => [node.key, index] as const)),
  );
  const isBeside = (one: TreeNode, other: TreeNode) =>
    one.y === other.y && Math.abs((place.get(one.key) ?? 0) - (place.get(other.key) ?? 0)) === 1;

  const spouses = new Map<string, TreeNode>();
  for (const { kind, from, to } of bonds) {
    const [one, other] = [nodes.get(from), nodes.get(to)];
    if (kind !== 'spouse' || !one || !other) continue;
    spouses.set(from, other);
    spouses.set(to, one);
  }
  const parentKeys = new Set(
    bonds.flatMap(({ kind, from, to }) => (kind === 'parent' ? [`${from}>${to}`] : [])),
  );

  return bonds.flatMap(({ kind, from, to, implied }): TreeLink[] => {
    const [one, other] = [nodes.get(from), nodes.get(to)];
    if (!one || !other) return [];
    const key = `${kind}:${from}>${to}`;
    if (kind === 'spouse')
      return [{ key, kind, implied, ...spousePath(one, other, isBeside(one, other)) }];
    const spouse = spouses.get(from);
    const shares = spouse && isBeside(one, spouse) && parentKeys.has(`${spouse.key}>${to}`);
    if (shares && spouse.key < from) return [];
    return [{ key, kind, implied, ...parentPath(one, other, shares ? spouse : undefined) }];
  });
}
