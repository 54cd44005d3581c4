import type { StoredUser } from '#client/platform/stored-user.ts';
import { useAuth } from './auth-context.ts';

/** The user, on pages that are only shown to one. */
export function useSignedInUser(): StoredUser {
  const { user } = useAuth();
  if (!user) throw new Error('useSignedInUser must be used on a page that requires a user');
  return user;
}
