import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom';
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { Box } from './tree-shape.ts';

/** The closest that one may look, and the farthest where the whole tree is smaller than the screen. */
const closest = 2;
const farthest = 0.6;
/** How much of the tree stays in view, however far one pans, in pixels of the screen. */
const keptInView = 120;
const padding = 32;

export interface PanZoom {
  zoomBy: (factor: number) => void;
  panBy: (x: number, y: number) => void;
  /** The whole tree in view. */
  fit: () => void;
  /** A point of the tree in the middle, at least this large. */
  centreOn: (point: { x: number; y: number }, scale?: number) => void;
  /** Pans only if the box is not wholly in view. */
  reveal: (box: Box) => void;
  transform: () => ZoomTransform;
}

interface PanZoomOptions {
  viewport: RefObject<HTMLElement | null>;
  box: Box;
  /** Told at every step of a gesture, before the next frame. `glide` asks for a soft change. */
  onMove: (transform: ZoomTransform, glide: boolean) => void;
}

interface Size {
  width: number;
  height: number;
}

function fitting(element: HTMLElement, box: Box): number {
  const { clientWidth, clientHeight } = element;
  return Math.min(
    (clientWidth - 2 * padding) / (box.right - box.left),
    (clientHeight - 2 * padding) / (box.bottom - box.top),
    1,
  );
}

function keepInView({ x, y, k }: ZoomTransform, size: Size, box: Box): ZoomTransform {
  const clamp = (value: number, least: number, most: number) =>
    Math.min(Math.max(value, least), most);
  return zoomIdentity
    .translate(
      clamp(x, keptInView - k * box.right, size.width - keptInView - k * box.left),
      clamp(y, keptInView - k * box.bottom, size.height - keptInView - k * box.top),
    )
    .scale(k);
}

/** Wheel, drag and pinch, and the same by name for buttons and keys. */
export function usePanZoom({ viewport, box, onMove }: PanZoomOptions): PanZoom {
  const behaviour = useMemo(
    () =>
      zoom<HTMLElement, unknown>()
        // What has a gesture of its own keeps it; the rest is as d3 has it.
        .filter((event: MouseEvent) => {
          const { target } = event;
          if (target instanceof Element && target.closest('[data-own-gesture]')) return false;
          return (!event.ctrlKey || event.type === 'wheel') && !event.button;
        }),
    [],
  );
  const current = useRef<ZoomTransform>(zoomIdentity);
  const glides = useRef(false);
  const listener = useRef(onMove);
  listener.current = onMove;

  useLayoutEffect(() => {
    const element = viewport.current;
    if (!element) return;
    behaviour.on('zoom', ({ transform }: D3ZoomEvent<HTMLElement, unknown>) => {
      current.current = transform;
      listener.current(transform, glides.current);
    });
    const selection = select(element).call(behaviour).on('dblclick.zoom', null);
    return () => {
      selection.on('.zoom', null);
    };
  }, [behaviour, viewport]);

  useLayoutEffect(() => {
    const element = viewport.current;
    if (!element) return;
    const limit = () => {
      // Read once: asking the element at every step would have it laid out at every step.
      const size = { width: element.clientWidth, height: element.clientHeight };
      behaviour
        .extent([
          [0, 0],
          [size.width, size.height],
        ])
        .scaleExtent([Math.min(fitting(element, box), farthest), closest])
        .constrain((transform) => keepInView(transform, size, box));
    };
    limit();
    const observer = new ResizeObserver(limit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [behaviour, viewport, box]);

  const act = useCallback(
    (change: (element: HTMLElement) => void) => {
      if (!viewport.current) return;
      glides.current = true;
      change(viewport.current);
      glides.current = false;
    },
    [viewport],
  );

  return useMemo<PanZoom>(() => {
    const moveTo = (element: HTMLElement, x: number, y: number, scale: number) =>
      behaviour.transform(
        select(element),
        zoomIdentity
          .translate(element.clientWidth / 2, element.clientHeight / 2)
          .scale(scale)
          .translate(-x, -y),
      );
    return {
      transform: () => current.current,
      zoomBy: (factor) => act((element) => behaviour.scaleBy(select(element), factor)),
      panBy: (x, y) =>
        act((element) => {
          const { k } = current.current;
          behaviour.translateBy(select(element), x / k, y / k);
        }),
      fit: () =>
        act((element) => {
          const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
          moveTo(element, middle.x, middle.y, fitting(element, box));
        }),
      centreOn: ({ x, y }, scale = current.current.k) =>
        act((element) => moveTo(element, x, y, Math.max(scale, current.current.k))),
      reveal: (node) =>
        act((element) => {
          const seen = current.current;
          const inView =
            seen.applyX(node.left) >= 0 &&
            seen.applyY(node.top) >= 0 &&
            seen.applyX(node.right) <= element.clientWidth &&
            seen.applyY(node.bottom) <= element.clientHeight;
          if (!inView)
            moveTo(element, (node.left + node.right) / 2, (node.top + node.bottom) / 2, seen.k);
        }),
    };
  }, [act, behaviour, box]);
}
