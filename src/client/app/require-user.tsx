import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'wouter';
import { useAuth } from '#client/features/auth/auth-context.ts';
import { returnPath } from '#client/platform/return-path.ts';
import { PageLoading } from '#client/ui/page-loading.tsx';

/** Shows its page to a signed-in user only; others sign in first and are led back. */
export function RequireUser({ children }: { children: ReactNode }) {
  const { user, loading } = useAuth();
  const [, navigate] = useLocation();

  useEffect(() => {
    if (loading) return;
    if (user) {
      returnPath.forget();
    } else {
      returnPath.remember(window.location.pathname + window.location.search);
      navigate('/auth', { replace: true });
    }
  }, [user, loading, navigate]);

  return user ? children : <PageLoading />;
}
