import type { ReactNode } from 'react';
import { cn } from './cn.ts';

const widths = { page: 'max-w-page', reading: 'max-w-3xl', card: 'max-w-lg' } as const;

export interface PageBodyProps {
  /** `page` gives grids their room, `reading` holds lines to a comfortable length, `card` fits one card. */
  width?: keyof typeof widths;
  className?: string;
  children: ReactNode;
}

/** The main landmark, where the skip link leads. Exactly one to a page. */
export function PageBody({ width = 'page', className, children }: PageBodyProps) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className={cn('mx-auto w-full px-4 py-8 sm:px-6 sm:py-10', widths[width], className)}
    >
      {children}
    </main>
  );
}
