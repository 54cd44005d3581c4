import type { ZoomTransform } from 'd3-zoom';
import {
  type RefObject,
  startTransition,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Box } from './tree-shape.ts';

/** From here on names are too small for buttons: nodes show less. */
const farScale = 0.45;
/** How much more than the screen is drawn, in screens to each side. */
const reserve = 0.6;

export interface VisiblePart {
  box: Box;
  far: boolean;
}

const nothing: VisiblePart = { box: { left: 0, top: 0, right: 0, bottom: 0 }, far: false };

/** What of the tree is worth drawing: more than is seen, so that it changes seldom while one pans. */
export function useVisiblePart(viewport: RefObject<HTMLElement | null>) {
  const [part, setPart] = useState(nothing);
  const drawn = useRef(nothing);
  const begun = useRef(false);
  // Kept, since asking the element in every frame would have it laid out in every frame.
  const size = useRef({ width: 0, height: 0 });

  useLayoutEffect(() => {
    const element = viewport.current;
    if (!element) return;
    const note = () => {
      size.current = { width: element.clientWidth, height: element.clientHeight };
    };
    note();
    const observer = new ResizeObserver(note);
    observer.observe(element);
    return () => observer.disconnect();
  }, [viewport]);

  const follow = useCallback((transform: ZoomTransform) => {
    const { width, height } = size.current;
    const edges = (extra: number): Box => ({
      left: transform.invertX(-extra * width),
      top: transform.invertY(-extra * height),
      right: transform.invertX((1 + extra) * width),
      bottom: transform.invertY((1 + extra) * height),
    });
    const far = transform.k < farScale;
    const seen = edges(0);
    const { box } = drawn.current;
    const covers =
      box.left <= seen.left &&
      box.top <= seen.top &&
      box.right >= seen.right &&
      box.bottom >= seen.bottom;
    const wasteful = box.right - box.left > 6 * (seen.right - seen.left);
    if (covers && !wasteful && far === drawn.current.far) return;
    drawn.current = { box: edges(reserve), far };
    const next = drawn.current;
    // Hundreds of nodes may come into view: they are made between the frames of the gesture.
    if (begun.current) startTransition(() => setPart(next));
    else setPart(next);
    begun.current = true;
  }, []);

  return { part, follow };
}
