import { Link } from 'wouter';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';

export function AncestorNotFound() {
  return (
    <EmptyState
      headingLevel="h1"
      title="Ancestor Not Found"
      action={
        <Button asChild>
          <Link href="/dashboard">Back to Dashboard</Link>
        </Button>
      }
    >
      <p>This ancestor doesn't exist or you don't have access to it.</p>
    </EmptyState>
  );
}
