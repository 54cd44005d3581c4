import type { ZoomTransform } from 'd3-zoom';
import { nodeSize } from './tree-shape.ts';

const labelHeight = 36;

/** Keeps each row's name just above its row, at its own size whatever the zoom. */
export function placeLabels(labels: HTMLElement, transform: ZoomTransform, duration: string): void {
  for (const label of labels.children) {
    if (!(label instanceof HTMLElement)) continue;
    const top = transform.applyY(Number(label.dataset.y) - nodeSize.height / 2) - labelHeight;
    label.style.transitionDuration = duration;
    label.style.transform = `translateY(${top}px)`;
  }
}
