import { createContext, useContext } from 'react';
import type { StoredUser } from '#client/platform/stored-user.ts';
import type { SignInBody, SignUpBody } from '#shared/contracts/auth.ts';

export interface Auth {
  /** The signed-in user, or null. While `loading`, the stored user, whom the server may still refuse. */
  user: StoredUser | null;
  /** True until the stored user has been shown to the server. */
  loading: boolean;
  signIn: (credentials: SignInBody) => Promise<void>;
  signUp: (details: Omit<SignUpBody, 'mode'>) => Promise<void>;
  signOut: () => Promise<void>;
  /** Signed in by other means than a password. */
  enter: (user: StoredUser) => void;
  /** The same person by another name or address. */
  rename: (user: StoredUser) => void;
}

export const AuthContext = createContext<Auth | undefined>(undefined);

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
