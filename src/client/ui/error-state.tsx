import { CloudAlert, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

export interface ErrorStateProps {
  title: string;
  /** What happened and what to do next. */
  children: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  /** Another way out, beside trying again. */
  action?: ReactNode;
  headingLevel?: 'h1' | 'h2' | 'h3';
}

export function ErrorState(props: ErrorStateProps) {
  const { title, children, onRetry, retrying = false, action, headingLevel } = props;
  return (
    <div role="alert">
      <EmptyState
        title={title}
        headingLevel={headingLevel}
        illustration={
          <CloudAlert aria-hidden="true" strokeWidth={1.4} className="size-16 text-amber" />
        }
        action={
          <>
            {onRetry && (
              <Button onClick={onRetry} pending={retrying} pendingLabel="Trying again...">
                <RotateCw aria-hidden="true" className="size-5" />
                Try again
              </Button>
            )}
            {action}
          </>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
