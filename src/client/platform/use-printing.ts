import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

const paper = window.matchMedia('print');

function listen(onChange: () => void): () => void {
  // What is printed is what stands on the page when this event has been heard.
  const drawNow = () => flushSync(onChange);
  paper.addEventListener('change', drawNow);
  window.addEventListener('beforeprint', drawNow);
  window.addEventListener('afterprint', drawNow);
  return () => {
    paper.removeEventListener('change', drawNow);
    window.removeEventListener('beforeprint', drawNow);
    window.removeEventListener('afterprint', drawNow);
  };
}

/** Whether the page is drawn for paper just now. */
export function usePrinting(): boolean {
  return useSyncExternalStore(listen, () => paper.matches);
}
