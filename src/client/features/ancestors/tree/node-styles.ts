import { nodeSize } from './tree-shape.ts';

/**
 * The place of a node. Neither transforms, clips nor containment, here or inside: each would be a piece of
 * its own to reckon with in every frame, and there may be hundreds.
 */
export const nodeFrame = 'absolute h-[248px] rounded-lg transition-[left] duration-200';

export const nodeLook =
  'flex flex-col items-center gap-1 border border-line bg-card p-2.5 pt-3 text-center';

export function nodePosition({ x, y, width }: { x: number; y: number; width: number }) {
  return { left: x - width / 2, top: y - nodeSize.height / 2, width };
}
