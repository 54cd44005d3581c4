import type { ReactNode } from 'react';
import { ApiError } from '#client/platform/api-error.ts';
import { errorSentence } from '#client/platform/error-sentence.ts';

interface ToastMessage {
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

/** Shows a toast in place of the last one: only one is visible at a time. */
export function toast(message: ToastMessage): void {
  count += 1;
  show({ ...message, id: count, open: true });
}

/**
 * Says that something failed, and why unless another description is given. Says nothing at the end of a
 * session, which leads to the sign-in and is said there.
 */
export function toastFailure(error: unknown, message: Omit<ToastMessage, 'variant'>): void {
  if (error instanceof ApiError && error.status === 401) return;
  toast({ description: errorSentence(error), ...message, variant: 'destructive' });
}

export const toastStore = {
  current: () => shown,
  /** Closes without removing, so that the toast can be seen to close. */
  dismiss: () => {
    if (shown) show({ ...shown, open: false });
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
