import { useCallback, useEffect, useRef } from 'react';

/** Longer than the pause between two turns of a wheel, in ms. */
const restMs = 300;

/**
 * Keeps the layer as a finished picture while it is moved, which is quick but soft when enlarged, and
 * has it drawn sharply again once it rests.
 */
export function useHeldLayer() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback((layer: HTMLElement) => {
    layer.style.willChange = 'transform';
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      layer.style.willChange = '';
    }, restMs);
  }, []);
}
