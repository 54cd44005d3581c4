import { useEffect } from 'react';
import { Link } from 'wouter';
import { useAuth } from '#client/features/auth/auth-context.ts';
import { returnPath } from '#client/platform/return-path.ts';
import { useDocumentTitle } from '#client/platform/use-document-title.ts';
import { AppBar } from '#client/ui/app-bar.tsx';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageBody } from '#client/ui/page-body.tsx';
import { Vault } from './vault.tsx';

/** Texts, photos, films and sounds that a family wants to keep. */
export default function MemoryVaultPage() {
  useDocumentTitle('Memory Vault');
  const { user } = useAuth();
  useEffect(() => {
    if (user) returnPath.forget();
  }, [user]);
  if (!user) return <LoginRequest />;
  return <Vault key={user.id} userId={user.id} />;
}

function LoginRequest() {
  const remember = () => returnPath.remember(window.location.pathname + window.location.search);
  return (
    <>
      <AppBar />
      <PageBody>
        <EmptyState
          headingLevel="h1"
          title="Memory Vault"
          action={
            <Button asChild>
              <Link href="/auth" onClick={remember}>
                Sign In
              </Link>
            </Button>
          }
        >
          <p>Please log in to access your Memory Vault.</p>
        </EmptyState>
      </PageBody>
    </>
  );
}
