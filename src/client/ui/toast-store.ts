import type { ReactNode } from 'react';

export interface ToastMessage {
  title: string;
  description?: ReactNode;
  action?: { label: string; onSelect: () => void };
  /** Of title and description, where it is not the page's. */
  lang?: 'pt';
  variant?: 'default' | 'destructive';
}

export interface ShownToast extends ToastMessage {
  id: number;
  open: boolean;
}

let shown: ShownToast | undefined;
let count = 0;
const listeners = new Set<() => void>();

function show(next: ShownToast | undefined): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Only one toast is ever visible: a new one takes the place of the last. */
export const toastStore = {
  current: () => shown,
  show: (message: ToastMessage) => {
    count += 1;
    show({ ...message, id: count, open: true });
  },
  dismiss: () => {
    if (shown) show({ ...shown, open: false });
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
