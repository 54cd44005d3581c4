import { Link } from 'wouter';
import { useDocumentTitle } from '#client/platform/use-document-title.ts';
import { AppBar } from '#client/ui/app-bar.tsx';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageBody } from '#client/ui/page-body.tsx';

export default function NotFoundPage() {
  useDocumentTitle('Page not found');
  return (
    <>
      <AppBar />
      <PageBody>
        <EmptyState
          headingLevel="h1"
          title="404 Page Not Found"
          action={
            <Button asChild>
              <Link href="/">Go to the start page</Link>
            </Button>
          }
        >
          <p>Did you forget to add the page to the router?</p>
        </EmptyState>
      </PageBody>
    </>
  );
}
