import { Home, LogOut } from 'lucide-react';
import { useAuth } from '#client/features/auth/auth-context.ts';
import { useSignedInUser } from '#client/features/auth/use-signed-in-user.ts';
import { useDocumentTitle } from '#client/platform/use-document-title.ts';
import { AppBar } from '#client/ui/app-bar.tsx';
import { PageBody } from '#client/ui/page-body.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';

export function DashboardPage() {
  const { signOut } = useAuth();
  const user = useSignedInUser();
  useDocumentTitle('Dashboard');
  return (
    <>
      <AppBar
        title="Dashboard"
        actions={[
          { label: 'Home', icon: Home, to: '/' },
          { label: 'Logout', icon: LogOut, to: signOut },
        ]}
      />
      <PageBody>
        <PageHeader title={`Welcome back, ${user.name || user.email.split('@')[0]}`} />
      </PageBody>
    </>
  );
}
