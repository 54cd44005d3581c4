import { randomUUID } from 'node:crypto';
import { isAPIError } from 'better-auth/api';
import { renderMail } from '#server/platform/mail/mail-template.ts';
import type { Needs } from '#server/platform/platform.ts';
import type { SignInBody, SignUpBody, User } from '#shared/contracts/auth.ts';
import { emailTaken, notSignedIn, wrongCredentials } from './auth.errors.ts';
import type { Credentials } from './credentials.ts';
import { assertUncommon } from './passwords.ts';
import { createSignInLimits, defineAddressTries, type Origin } from './sign-in-limits.ts';
import { createUsersRepository } from './users.repository.ts';

export interface SignedIn {
  user: User;
  /** Headers holding the session cookie to set. */
  headers: Headers;
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
  /**
   * Tells the owner of an address that others tried to sign in.
   * @param messageId the same each time this mail is tried.
   */
  sendMail(email: string, messageId: string): Promise<void>;
  /** @throws 401 unless the cookie is a valid session of that very user. */
  restore(userId: string, headers: Headers): Promise<User>;
}

interface AuthOptions
  extends Needs<'db' | 'jobs' | 'mail' | 'rateLimits' | 'secret' | 'publicUrl'> {
  credentials: Credentials;
}

export function createAuthService({ credentials, ...options }: AuthOptions): AuthService {
  const { db, mail, rateLimits, publicUrl } = options;
  const users = createUsersRepository(db);
  const limits = createSignInLimits(options);
  const addressTries = defineAddressTries(rateLimits);

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
      const takeBack = await limits.begin(email, from);
      try {
        const { response, headers } = await credentials.api.signInEmail({
          body: { email, password },
          headers: toSessionHeaders(from),
          returnHeaders: true,
        });
        await takeBack();
        headers.append('set-cookie', limits.devices.mark(response.user.id));
        return { user: toUser(response.user), headers };
      } catch (error) {
        if (isAPIError(error)) throw wrongCredentials();
        throw error;
      }
    },

    async signUp({ email, password, name }, from) {
      assertUncommon(password, 'password');
      await addressTries.consume(from.address);
      try {
        const { response, headers } = await credentials.api.signUpEmail({
          body: { email, password, name },
          headers: toSessionHeaders(from),
          returnHeaders: true,
        });
        headers.append('set-cookie', limits.devices.mark(response.user.id));
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

    async sendMail(email, messageId) {
      const user = await users.findByEmail(email);
      if (!user || user.sampleUntil) return;
      await mail.send({
        to: user.email,
        messageId,
        ...renderWarning(`${publicUrl}/forgot-password`),
      });
    },

    async restore(userId, headers) {
      const user = await findUser(headers);
      if (user?.id !== userId) throw notSignedIn();
      return user;
    },
  };
}

/** It does not contain the account's name: its creator chose it, and the address may belong to a stranger. */
function renderWarning(url: string) {
  return {
    subject: 'Several attempts to sign in to Heartwood failed',
    ...renderMail({
      heading: 'Was this you?',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Within an hour, a wrong password was given for your Heartwood account ten times. Nobody got in, further attempts are slowed down, and where you have signed in before you can do so as always.',
        },
        { kind: 'button', label: 'Choose a new password', url },
        {
          kind: 'small',
          text: 'If it was you, or your password is a good one that you use nowhere else, you need not do anything. We send this mail once a day at most.',
        },
      ],
    }),
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
