import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

const paper = window.matchMedia('print');
/** The medium changes only after this was announced, when the pages have been counted already. */
let isAnnounced = false;

function listen(onChange: () => void): () => void {
  // What is printed is what stands on the page when this event has been heard.
  const drawNow = () => flushSync(onChange);
  const begin = () => {
    isAnnounced = true;
    drawNow();
  };
  const end = () => {
    isAnnounced = false;
    drawNow();
  };
  paper.addEventListener('change', drawNow);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    paper.removeEventListener('change', drawNow);
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

/** Whether the page is drawn for paper just now. */
export function usePrinting(): boolean {
  return useSyncExternalStore(listen, () => isAnnounced || paper.matches);
}
