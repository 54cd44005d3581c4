import { useCallback, useEffect, useRef } from 'react';

/** Longer than the pause between two turns of a wheel, in ms. */
const restMs = 300;
/** A picture enlarged more than this is too soft; one that is shrunk more is drawn larger than it need be. */
const mostEnlarged = 2;
const mostShrunk = 0.6;

/**
 * Keeps the layer as a finished picture while it is moved, which is quick but soft when enlarged. It is
 * drawn anew where the zoom has gone too far from it, and once the layer rests.
 */
export function useHeldLayer() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const heldScale = useRef(1);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback((layer: HTMLElement, scale: number) => {
    const change = scale / heldScale.current;
    const outgrown = change > mostEnlarged || change < mostShrunk;
    if (outgrown) heldScale.current = scale;
    layer.style.willChange = outgrown ? '' : 'transform';
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      heldScale.current = scale;
      layer.style.willChange = '';
    }, restMs);
  }, []);
}
