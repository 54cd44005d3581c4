import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { flushDrafts } from '#client/platform/drafts.ts';
import { returnPath } from '#client/platform/return-path.ts';
import { sessionEnd } from '#client/platform/session-end.ts';
import { type StoredUser, storedUser } from '#client/platform/stored-user.ts';
import { toast } from '#client/ui/toast.ts';
import { findStoredUser, restoreSession, signIn, signOut, signUp } from './auth-api.ts';
import { type Auth, AuthContext } from './auth-context.ts';

export function AuthProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const [user, setUser] = useState(findStoredUser);
  const [loading, setLoading] = useState(true);

  /** Nothing that was fetched for one person may be seen by the next. */
  const become = useCallback(
    (next: StoredUser | null) => {
      queryClient.clear();
      setUser(next);
    },
    [queryClient],
  );

  useEffect(() => {
    let left = false;
    restoreSession().then((restored) => {
      if (left) return;
      setUser(restored);
      setLoading(false);
    });
    return () => {
      left = true;
    };
  }, []);

  useEffect(
    () =>
      storedUser.onChangeElsewhere((elsewhere) => {
        if (elsewhere?.id !== user?.id) become(elsewhere ?? null);
      }),
    [user, become],
  );

  useEffect(
    () =>
      sessionEnd.listen(() => {
        // Until the stored user was confirmed, a refusal only means that they are signed out.
        if (!user || loading) return;
        flushDrafts();
        returnPath.remember(window.location.pathname + window.location.search, user.id);
        storedUser.remove();
        navigate('/auth');
        become(null);
        toast({
          title: 'Please sign in again',
          description: 'Your session has ended. What you typed is kept, and you will be led back.',
        });
      }),
    [user, loading, become, navigate],
  );

  const auth = useMemo<Auth>(
    () => ({
      user,
      loading,
      signIn: async (credentials) => become(await signIn(credentials)),
      signUp: async (details) => become(await signUp(details)),
      signOut: async () => {
        flushDrafts();
        await signOut();
        // First away from the page, so that it is not taken for one to come back to.
        navigate('/');
        become(null);
      },
      enter: (entered) => become(storedUser.save(entered)),
      rename: (renamed) => setUser(storedUser.save(renamed)),
    }),
    [user, loading, become, navigate],
  );

  return <AuthContext value={auth}>{children}</AuthContext>;
}
