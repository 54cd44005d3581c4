import type { ReactNode } from 'react';
import { cn } from './cn.ts';
import { Sprig } from './sprig.tsx';

export interface EmptyStateProps {
  title: string;
  /** What belongs here and how to begin. */
  children?: ReactNode;
  /** The one thing to do next. */
  action?: ReactNode;
  illustration?: ReactNode;
  headingLevel?: 'h1' | 'h2' | 'h3';
  className?: string;
}

export function EmptyState(props: EmptyStateProps) {
  const { title, children, action, illustration, headingLevel: Heading = 'h2', className } = props;
  return (
    <section
      className={cn(
        'mx-auto grid max-w-md justify-items-center gap-4 px-4 py-12 text-center',
        className,
      )}
    >
      {illustration ?? <Sprig />}
      <Heading tabIndex={Heading === 'h1' ? -1 : undefined} className="text-2xl">
        {title}
      </Heading>
      {children && <div className="text-ink-muted">{children}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </section>
  );
}
