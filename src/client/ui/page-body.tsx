import type { ReactNode } from 'react';
import { cn } from './cn.ts';

export interface PageBodyProps {
  /** `reading` holds lines to a comfortable length; `page` gives grids their room. */
  width?: 'page' | 'reading';
  className?: string;
  children: ReactNode;
}

/** The main landmark, where the skip link leads. Exactly one to a page. */
export function PageBody({ width = 'page', className, children }: PageBodyProps) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className={cn(
        'mx-auto w-full px-4 py-8 sm:px-6 sm:py-10',
        width === 'page' ? 'max-w-page' : 'max-w-3xl',
        className,
      )}
    >
      {children}
    </main>
  );
}
