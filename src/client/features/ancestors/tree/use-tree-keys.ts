import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useState,
} from 'react';
import { findNeighbour } from './neighbour.ts';
import { zoomStep } from './tree-controls.tsx';
import {
  isPerson,
  nodeBox,
  type PersonNode,
  type TreeNode,
  type TreeRow,
  youKey,
} from './tree-shape.ts';
import type { PanZoom } from './use-pan-zoom.ts';

const panStep = 120;
const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

interface TreeKeysOptions {
  rows: readonly TreeRow[];
  layer: RefObject<HTMLElement | null>;
  panZoom: PanZoom;
  moveBy: (node: PersonNode, steps: number) => void;
}

/** One Tab stop for the whole tree; arrows go from node to node, with Alt they move a person, with Shift the view. */
export function useTreeKeys({ rows, layer, panZoom, moveBy }: TreeKeysOptions) {
  const [chosen, setChosen] = useState(youKey);
  const [wanted, setWanted] = useState<string>();
  const nodes = rows.flatMap((row) => row.nodes);
  const current = nodes.some(({ key }) => key === chosen) ? chosen : youKey;

  useLayoutEffect(() => {
    if (wanted === undefined) return;
    // It is drawn by now: what is current always is.
    layer.current
      ?.querySelector<HTMLElement>(`[data-tree-key="${wanted}"]`)
      ?.focus({ preventScroll: true });
    setWanted(undefined);
  }, [wanted, layer]);

  const goTo = useCallback(
    (node: TreeNode) => {
      setChosen(node.key);
      setWanted(node.key);
      panZoom.reveal(nodeBox(node));
    },
    [panZoom],
  );

  const zoomKey = (key: string) => {
    if (key === '+' || key === '=') panZoom.zoomBy(zoomStep);
    else if (key === '-') panZoom.zoomBy(1 / zoomStep);
    else if (key === '0') panZoom.fit();
    else return false;
    return true;
  };

  const nodeKey = ({ key, altKey, shiftKey }: KeyboardEvent, node: TreeNode) => {
    const direction = directions[key];
    if (shiftKey && direction) panZoom.panBy(direction[0] * panStep, direction[1] * panStep);
    else if (altKey && direction) {
      if (isPerson(node) && direction[0] !== 0) moveBy(node, -direction[0]);
    } else if (key === 'Enter' && node.kind !== 'placeholder') panZoom.centreOn(node, 0.85);
    else {
      const neighbour = findNeighbour(rows, node, key);
      if (neighbour) goTo(neighbour);
      return neighbour !== undefined;
    }
    return true;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || !(event.target instanceof HTMLElement)) return;
    const node = nodes.find(
      ({ key }) => key === (event.target as HTMLElement).getAttribute('data-tree-key'),
    );
    if (zoomKey(event.key) || (node && nodeKey(event, node))) event.preventDefault();
  };

  /** On the handle of a node plain arrows are enough. */
  const onHandleKey = useCallback(
    (event: KeyboardEvent, node: PersonNode) => {
      const direction = directions[event.key];
      if (!direction || direction[0] === 0) return;
      event.preventDefault();
      event.stopPropagation();
      moveBy(node, -direction[0]);
    },
    [moveBy],
  );

  const onFocus = ({ target }: FocusEvent) => {
    const key = target.closest('[data-tree-key]')?.getAttribute('data-tree-key');
    if (key) setChosen(key);
  };

  return { current, goTo, onKeyDown, onHandleKey, onFocus };
}
