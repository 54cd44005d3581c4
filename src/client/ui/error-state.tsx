import { CloudAlert, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorSentence } from '#client/platform/error-sentence.ts';
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
        illustration={<CloudAlert strokeWidth={1.4} className="size-16 text-amber" />}
        action={
          <>
            {onRetry && (
              <Button onClick={onRetry} pending={retrying} pendingLabel="Trying again...">
                <RotateCw className="size-5" />
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

export interface LoadErrorProps extends Pick<ErrorStateProps, 'action' | 'headingLevel'> {
  /** What was to be loaded, as in 'your memories'. */
  what: string;
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
}

/** In place of something that could not be loaded. */
export function LoadError({ what, query, ...rest }: LoadErrorProps) {
  return (
    <ErrorState
      title={`We couldn’t load ${what}`}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
      {...rest}
    >
      {errorSentence(query.error)}
    </ErrorState>
  );
}
