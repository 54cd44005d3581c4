import type { Ancestor } from '#shared/contracts/ancestors.ts';

/** Sizes in the tree's own pixels, before zooming. */
export const nodeSize = { width: 176, height: 248 } as const;
export const placeholderWidth = 116;
export const gap = { x: 28, y: 92 } as const;

/** The key of the current user's node; people have their ids. */
export const youKey = 'you';

interface Placed {
  key: string;
  generation: number;
  width: number;
  /** The middle of the node. The current user stands at 0, 0. */
  x: number;
  y: number;
}

export interface PersonNode extends Placed {
  kind: 'person';
  ancestor: Ancestor;
}
export interface YouNode extends Placed {
  kind: 'you';
}
export interface PlaceholderNode extends Placed {
  kind: 'placeholder';
}
export type TreeNode = PersonNode | YouNode | PlaceholderNode;

export interface TreeRow {
  generation: number;
  label: string;
  y: number;
  nodes: readonly TreeNode[];
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface TreeLink {
  key: string;
  kind: 'parent' | 'spouse';
  /** Known from the relationship to the user only, not from a stored link. */
  implied: boolean;
  /** An SVG path. */
  path: string;
  box: Box;
}

export interface TreeLayout {
  rows: readonly TreeRow[];
  links: readonly TreeLink[];
  box: Box;
}

export function nodeBox({ x, y, width }: Placed): Box {
  return {
    left: x - width / 2,
    right: x + width / 2,
    top: y - nodeSize.height / 2,
    bottom: y + nodeSize.height / 2,
  };
}

export function boxesMeet(a: Box, b: Box): boolean {
  return a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
}

export function isPerson(node: TreeNode): node is PersonNode {
  return node.kind === 'person';
}
