import type { ReactNode } from 'react';

/** The row of buttons under a dialog or form; the main one last in the markup, first on a phone. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">{children}</div>;
}
