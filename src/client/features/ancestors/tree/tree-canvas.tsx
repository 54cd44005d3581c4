import type { ZoomTransform } from 'd3-zoom';
import {
  type Ref,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import { RowLabels } from './row-labels.tsx';
import { TreeControls } from './tree-controls.tsx';
import { TreeLinks } from './tree-links.tsx';
import { TreeNodes } from './tree-nodes.tsx';
import { nodeSize, type PersonNode, type TreeLayout } from './tree-shape.ts';
import { useHeldLayer } from './use-held-layer.ts';
import { usePanZoom } from './use-pan-zoom.ts';
import { useRowDrag } from './use-row-drag.ts';
import { useTreeKeys } from './use-tree-keys.ts';
import { useVisiblePart } from './use-visible-part.ts';

const labelHeight = 36;

/** Keeps each row's name just above its row, at its own size whatever the zoom. */
function placeLabels(labels: HTMLElement, transform: ZoomTransform, duration: string): void {
  for (const label of labels.children) {
    if (!(label instanceof HTMLElement)) continue;
    const top = transform.applyY(Number(label.dataset.y) - nodeSize.height / 2) - labelHeight;
    label.style.transitionDuration = duration;
    label.style.transform = `translateY(${top}px)`;
  }
}

/** A tree that fits in this large is shown whole at first; a larger one around the user. */
const readable = 0.62;
const closeUp = 0.85;

export interface TreeCanvasHandle {
  show: (id: string) => void;
}

interface TreeCanvasProps {
  layout: TreeLayout;
  userName: string;
  onAdd: (generation?: number) => void;
  onEdit: (ancestor: Ancestor) => void;
  onMoveTo: (node: PersonNode, index: number) => void;
  onMoveBy: (node: PersonNode, steps: number) => void;
  ref: Ref<TreeCanvasHandle>;
}

/** The tree as a picture to pan and zoom: one layer that is moved as a whole. */
export function TreeCanvas(props: TreeCanvasProps) {
  const { layout, userName, onAdd, onEdit, onMoveTo, onMoveBy, ref } = props;
  const { rows, links, box } = layout;
  const viewport = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const labels = useRef<HTMLDivElement>(null);
  const begun = useRef(false);
  const { part, follow } = useVisiblePart(viewport);
  const hold = useHeldLayer();

  const show = useCallback(
    (transform: ZoomTransform, glide: boolean) => {
      const duration = glide && begun.current ? '' : '0s';
      if (layer.current) {
        layer.current.style.transitionDuration = duration;
        hold(layer.current, transform.k);
        // In three dimensions it is a layer always; by whole pixels it need not be blended.
        layer.current.style.transform = `translate3d(${Math.round(transform.x)}px,${Math.round(transform.y)}px,0) scale(${transform.k})`;
      }
      if (labels.current) placeLabels(labels.current, transform, duration);
      follow(transform);
    },
    [follow, hold],
  );
  const panZoom = usePanZoom({ viewport, box, onMove: show });
  const scale = useCallback(() => panZoom.transform().k, [panZoom]);

  useLayoutEffect(() => {
    if (begun.current) return;
    panZoom.fit();
    if (scale() < readable) panZoom.centreOn({ x: 0, y: 0 }, closeUp);
    begun.current = true;
  }, [panZoom, scale]);
  // New rows bring new labels, which have not been placed yet.
  useLayoutEffect(() => {
    if (labels.current && rows) placeLabels(labels.current, panZoom.transform(), '0s');
  }, [rows, panZoom]);

  const rowOf = useCallback(
    (node: PersonNode) => rows.find((row) => row.generation === node.generation)?.nodes ?? [],
    [rows],
  );
  const { drag, grab } = useRowDrag({ layer, scale, rowOf, onDrop: onMoveTo });
  const keys = useTreeKeys({ rows, layer, panZoom, moveBy: onMoveBy });
  const { goTo } = keys;
  const nodes = useMemo(() => rows.flatMap((row) => row.nodes), [rows]);
  useImperativeHandle(
    ref,
    () => ({
      show: (id) => {
        const node = nodes.find(({ key }) => key === id);
        if (!node) return;
        panZoom.centreOn(node, closeUp);
        goTo(node);
      },
    }),
    [nodes, panZoom, goTo],
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would promise a form.
    <div
      ref={viewport}
      role="group"
      aria-label="Family tree"
      aria-describedby="tree-keys"
      onKeyDown={keys.onKeyDown}
      onFocus={keys.onFocus}
      className="relative h-[clamp(26rem,72dvh,56rem)] cursor-grab touch-none overflow-clip rounded-lg border border-line bg-sunken active:cursor-grabbing"
    >
      <div
        ref={layer}
        className="absolute top-0 left-0 origin-top-left transition-transform duration-200"
      >
        <TreeLinks links={links} part={part.box} />
        <TreeNodes
          nodes={nodes}
          part={part}
          current={keys.current}
          dragged={drag?.node.key}
          userName={userName}
          onAdd={onAdd}
          onEdit={onEdit}
          onGrab={grab}
          onHandleKey={keys.onHandleKey}
        />
        {drag && (
          <div
            className="absolute top-[-130px] h-65 w-1 -translate-x-1/2 rounded-full bg-amber"
            style={{ left: drag.markX, translate: `0 ${drag.node.y}px` }}
          />
        )}
      </div>
      <RowLabels ref={labels} rows={rows} />
      <TreeControls panZoom={panZoom} />
    </div>
  );
}
