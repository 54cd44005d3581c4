import { Component, type ErrorInfo, type ReactNode } from 'react';
import { logFailure } from '#client/platform/log-failure.ts';
import { Button } from '#client/ui/button.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { PageBody } from '#client/ui/page-body.tsx';

interface Props {
  /** Another path is another page, and gets a fresh start. */
  path: string;
  children: ReactNode;
}

interface State {
  error: unknown;
  path: string;
}

/** The browser keeps a piece of code that failed to load as failed: only a fresh page asks again. */
function isMissingCode(error: unknown): boolean {
  return error instanceof TypeError && /import|module/i.test(error.message);
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, path: this.props.path };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error ?? new Error('Something unnamed was thrown') };
  }

  static getDerivedStateFromProps({ path }: Props, state: State): Partial<State> | null {
    return path === state.path ? null : { error: undefined, path };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    logFailure(`The page broke${componentStack ?? ''}`, error);
  }

  retry = () => {
    if (isMissingCode(this.state.error)) window.location.reload();
    else this.setState({ error: undefined });
  };

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <PageBody>
        <ErrorState
          headingLevel="h1"
          title="This page could not be shown"
          onRetry={this.retry}
          action={
            <Button asChild variant="secondary">
              <a href="/">Go to the start page</a>
            </Button>
          }
        >
          {isMissingCode(error)
            ? 'A part of Heartwood could not be fetched. Please check your connection and try again.'
            : 'Something went wrong on our side. What you saved is safe; please try again.'}
        </ErrorState>
      </PageBody>
    );
  }
}
