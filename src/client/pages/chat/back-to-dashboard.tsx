import { Link } from 'wouter';
import { Button } from '#client/ui/button.tsx';

export function BackToDashboard() {
  return (
    <Button asChild variant="secondary">
      <Link href="/dashboard">Back to Dashboard</Link>
    </Button>
  );
}
