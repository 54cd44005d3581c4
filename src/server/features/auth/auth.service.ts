import { randomUUID } from 'node:crypto';
import { isAPIError } from 'better-auth/api';
import type { RateLimits } from '#server/platform/rate-limits/rate-limits.ts';
import type { SignInBody, SignUpBody, User } from '#shared/contracts/auth.ts';
import { emailTaken, notSignedIn, wrongCredentials } from './auth.errors.ts';
import type { Credentials } from './credentials.ts';

export interface SignedIn {
  user: User;
  /** Headers holding the session cookie to set. */
  headers: Headers;
}

/** Where a sign-in comes from, as the user sees it in the list of sessions. */
export interface Origin {
  address: string;
  browser: string | undefined;
}

export interface AuthService {
  signIn(body: SignInBody, from: Origin): Promise<SignedIn>;
  signUp(body: Omit<SignUpBody, 'mode'>, from: Origin): Promise<SignedIn>;
  /** A new account without usable credentials, to be removed after that time. */
  signUpSample(until: Date): Promise<SignedIn>;
  signOut(headers: Headers): Promise<Headers>;
  /** The user of a valid session cookie, if there is one. */
  findUser(headers: Headers): Promise<User | undefined>;
  /** The id of that session. */
  findSessionId(headers: Headers): Promise<string | undefined>;
  /** @throws 401 unless the cookie is a valid session of that very user. */
  restore(userId: string, headers: Headers): Promise<User>;
}

const quarterHour = 15 * 60;
const tooManyLogIns = 'Too many attempts to sign in. Please wait a little and try again.';

export function createAuthService({
  credentials,
  rateLimits,
}: {
  credentials: Credentials;
  rateLimits: RateLimits;
}): AuthService {
  const failuresPerAccount = rateLimits.define({
    name: 'log-in-account',
    points: 10,
    seconds: quarterHour,
    store: 'database',
    message: tooManyLogIns,
  });
  const failuresPerAddress = rateLimits.define({
    name: 'log-in-address',
    points: 30,
    seconds: quarterHour,
    store: 'database',
    message: tooManyLogIns,
  });
  const signUpsPerAddress = rateLimits.define({
    name: 'sign-up-address',
    points: 20,
    seconds: 60 * 60,
    store: 'database',
    message: 'Too many new accounts from this network. Please try again later.',
  });

  const findUser = async (headers: Headers) => {
    const session = await credentials.api.getSession({ headers });
    return session ? toUser(session.user) : undefined;
  };

  return {
    findUser,

    async findSessionId(headers) {
      const found = await credentials.api.getSession({ headers });
      return found?.session.id;
    },

    async signIn({ email, password }, from) {
      const { address } = from;
      // Counted before the password is looked at, so that many attempts at once cannot slip through.
      const account = email.toLowerCase();
      await failuresPerAddress.consume(address);
      await failuresPerAccount.consume(account);
      try {
        const { response, headers } = await credentials.api.signInEmail({
          body: { email, password },
          headers: toSessionHeaders(from),
          returnHeaders: true,
        });
        await failuresPerAccount.refund(account);
        await failuresPerAddress.refund(address);
        return { user: toUser(response.user), headers };
      } catch (error) {
        if (isAPIError(error)) throw wrongCredentials();
        throw error;
      }
    },

    async signUp({ email, password, name }, from) {
      await signUpsPerAddress.consume(from.address);
      try {
        const { response, headers } = await credentials.api.signUpEmail({
          body: { email, password, name },
          headers: toSessionHeaders(from),
          returnHeaders: true,
        });
        return { user: toUser(response.user), headers };
      } catch (error) {
        // Two sign-ups at once: the later one fails on the e-mail without saying why.
        const { internalAdapter } = await credentials.$context;
        if (isAPIError(error) && (await internalAdapter.findUserByEmail(email.toLowerCase())))
          throw emailTaken({ cause: error });
        throw error;
      }
    },

    async signUpSample(until) {
      const { response, headers } = await credentials.api.signUpEmail({
        body: {
          email: `sample-${randomUUID()}@heartwood.invalid`,
          password: randomUUID(),
          name: 'Guest',
          sampleUntil: until,
        },
        returnHeaders: true,
      });
      return { user: toUser({ ...response.user, sampleUntil: until }), headers };
    },

    async signOut(headers) {
      const result = await credentials.api.signOut({ headers, returnHeaders: true });
      return result.headers;
    },

    async restore(userId, headers) {
      const user = await findUser(headers);
      if (user?.id !== userId) throw notSignedIn();
      return user;
    },
  };
}

/** better-auth reads both from headers and keeps them with the session. */
function toSessionHeaders({ address, browser = '' }: Origin): Headers {
  return new Headers({ 'x-forwarded-for': address, 'user-agent': browser });
}

function toUser(row: {
  id: string;
  email: string;
  name: string;
  image?: string | null;
  createdAt: Date;
  sampleUntil?: Date | null;
}): User {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    avatarUrl: row.image ?? null,
    createdAt: row.createdAt.toISOString(),
    isSample: Boolean(row.sampleUntil),
  };
}
