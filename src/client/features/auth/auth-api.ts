import { ApiError } from '#client/platform/api-error.ts';
import { call, sendOnly } from '#client/platform/http-client.ts';
import { logFailure } from '#client/platform/log-failure.ts';
import { type StoredUser, storedUser } from '#client/platform/stored-user.ts';
import type { RestoreBody, SignInBody, SignUpBody, User } from '#shared/contracts/auth.ts';
import { isUuid } from '#shared/is-uuid.ts';

async function login(body: SignInBody | SignUpBody | RestoreBody): Promise<StoredUser> {
  const response = await call('POST', '/api/auth/login', body);
  // Not checked by its schema, which the start page is loaded without.
  const { user }: { user: User } = await response.json();
  return storedUser.save(user);
}

async function named(failure: string, work: Promise<StoredUser>): Promise<StoredUser> {
  try {
    return await work;
  } catch (cause) {
    logFailure(failure, cause);
    throw new Error(failure, { cause });
  }
}

/** @throws Error 'Login failed', its cause being what the call threw. */
export function signIn(credentials: SignInBody): Promise<StoredUser> {
  return named('Login failed', login({ email: credentials.email, password: credentials.password }));
}

/** @throws Error 'Sign-up failed', its cause being what the call threw. */
export function signUp(details: Omit<SignUpBody, 'mode'>): Promise<StoredUser> {
  return named('Sign-up failed', login({ ...details, mode: 'sign-up' }));
}

/** The stored user, unless an old demo build left one whose id no account can have. */
export function findStoredUser(): StoredUser | null {
  const stored = storedUser.find();
  return stored && isUuid(stored.id) ? stored : null;
}

/**
 * The stored user, as the server knows it. Null where the server refuses; where it cannot be
 * asked, the stored user as it stands.
 */
export async function restoreSession(): Promise<StoredUser | null> {
  const stored = findStoredUser();
  if (!stored) return null;
  try {
    const { id, email, name } = stored;
    return await login({ id, email, name });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      storedUser.remove();
      return null;
    }
    logFailure('The stored user could not be shown to the server', error);
    return stored;
  }
}

/** Ends the session on this device always, and on the server where it can be reached. */
export async function signOut(): Promise<void> {
  await sendOnly('POST', '/api/auth/logout').catch((error: unknown) => {
    logFailure('The server could not be told of the sign-out', error);
  });
  storedUser.remove();
}
