import { type PointerEvent, type RefObject, useCallback, useState } from 'react';
import type { PersonNode, TreeNode } from './tree-shape.ts';

export interface RowDrag {
  node: PersonNode;
  /** Where they would come to stand, counted among the other people of the row. */
  index: number;
  /** Where the mark between two neighbours goes, in the tree's own pixels. */
  markX: number;
}

interface RowDragOptions {
  layer: RefObject<HTMLElement | null>;
  scale: () => number;
  rowOf: (node: PersonNode) => readonly TreeNode[];
  onDrop: (node: PersonNode, index: number) => void;
}

const spacing = 14;

function placeAt(row: readonly TreeNode[], node: PersonNode, x: number) {
  const others = row.filter((one) => one !== node);
  const before = others.filter((one) => one.x < x);
  const [left, right] = [before.at(-1), others[before.length]];
  const index = before.filter(({ kind }) => kind === 'person').length;
  const markX = left
    ? left.x + left.width / 2 + spacing
    : (right?.x ?? 0) - (right?.width ?? 0) / 2 - spacing;
  return { index, markX };
}

/** Dragging a person along their row by the handle. */
export function useRowDrag({ layer, scale, rowOf, onDrop }: RowDragOptions) {
  const [drag, setDrag] = useState<RowDrag>();

  const grab = useCallback(
    (event: PointerEvent<HTMLElement>, node: PersonNode) => {
      if (event.button !== 0) return;
      const handle = event.currentTarget;
      const frame = layer.current?.querySelector<HTMLElement>(`[data-tree-key="${node.key}"]`);
      if (!frame) return;
      handle.setPointerCapture(event.pointerId);
      const startX = event.clientX;
      const row = rowOf(node);
      let place = placeAt(row, node, node.x);
      const home = frame.style.left;

      const move = ({ clientX }: globalThis.PointerEvent) => {
        const x = node.x + (clientX - startX) / scale();
        frame.style.left = `${x - node.width / 2}px`;
        frame.style.transitionDuration = '0s';
        place = placeAt(row, node, x);
        setDrag((before) =>
          before?.index === place.index && before.markX === place.markX
            ? before
            : { node, ...place },
        );
      };
      const end = (last: globalThis.PointerEvent) => {
        handle.removeEventListener('pointermove', move);
        handle.removeEventListener('pointerup', end);
        handle.removeEventListener('pointercancel', end);
        frame.style.transitionDuration = '';
        frame.style.left = home;
        setDrag(undefined);
        const moved = Math.abs(last.clientX - startX) > 4;
        if (last.type === 'pointerup' && moved) onDrop(node, place.index);
      };
      handle.addEventListener('pointermove', move);
      handle.addEventListener('pointerup', end);
      handle.addEventListener('pointercancel', end);
    },
    [layer, scale, rowOf, onDrop],
  );

  return { drag, grab };
}
