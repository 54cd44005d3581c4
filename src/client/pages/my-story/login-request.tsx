import { Link } from 'wouter';
import { returnPath } from '#client/platform/return-path.ts';
import { AppBar } from '#client/ui/app-bar.tsx';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageBody } from '#client/ui/page-body.tsx';

export function LoginRequest() {
  return (
    <>
      <AppBar />
      <PageBody>
        <EmptyState
          headingLevel="h1"
          title="My Story"
          action={
            <Button asChild>
              <Link href="/auth" onClick={() => returnPath.remember('/my-story')}>
                Sign In
              </Link>
            </Button>
          }
        >
          <p>Please log in to access My Story.</p>
        </EmptyState>
      </PageBody>
    </>
  );
}
