import { Component, type ErrorInfo, type ReactNode } from 'react';
import { logFailure } from '#client/platform/log-failure.ts';
import { Button } from '#client/ui/button.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { PageBody } from '#client/ui/page-body.tsx';
import { isMissingCode, MissingCode } from './missing-code.tsx';

interface Props {
  /** Another path is another page, and gets a fresh start. */
  path: string;
  children: ReactNode;
}

interface State {
  error: unknown;
  path: string;
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

  retry = () => this.setState({ error: undefined });

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    const home = (
      <Button asChild variant="secondary">
        <a href="/">Go to the start page</a>
      </Button>
    );
    return (
      <PageBody>
        {isMissingCode(error) ? (
          <MissingCode action={home} />
        ) : (
          <ErrorState
            headingLevel="h1"
            title="We couldn’t show this page"
            onRetry={this.retry}
            action={home}
          >
            Something went wrong on our side. What you saved is safe; please try again.
          </ErrorState>
        )}
      </PageBody>
    );
  }
}
