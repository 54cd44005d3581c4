import { type DragEvent, useRef, useState } from 'react';

const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** Files dropped on an element; drops inside of it that were taken already are left alone. */
export function useFileDrop(onDrop: (files: File[]) => void, enabled = true) {
  const [isOver, setIsOver] = useState(false);
  // Each child that is entered is told before the one that is left.
  const depth = useRef(0);
  if (!enabled) return { isOver: false, handlers: {} };
  const handlers = {
    onDragEnter(event: DragEvent) {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      depth.current += 1;
      setIsOver(true);
    },
    onDragOver(event: DragEvent) {
      if (holdsFiles(event)) event.preventDefault();
    },
    onDragLeave(event: DragEvent) {
      if (!holdsFiles(event)) return;
      depth.current = Math.max(0, depth.current - 1);
      if (depth.current === 0) setIsOver(false);
    },
    onDrop(event: DragEvent) {
      if (!holdsFiles(event)) return;
      depth.current = 0;
      setIsOver(false);
      if (event.defaultPrevented) return;
      event.preventDefault();
      onDrop([...event.dataTransfer.files]);
    },
  };
  return { isOver, handlers };
}
