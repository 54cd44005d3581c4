import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { CautiousClock } from '#server/platform/clock/clock-guard.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Needs } from '#server/platform/platform.ts';
import { limits } from '#shared/limits.ts';
import { accounts, sessions, users, verifications } from './auth.table.ts';
import { type HashPassword, hashPassword as hashInEarnest, isPassword } from './passwords.ts';

interface CredentialsOptions extends Needs<'db' | 'cautiousClock' | 'secret' | 'publicUrl'> {
  hashPassword?: HashPassword | undefined;
}

const days = 24 * 60 * 60;
const lastingSeconds = 30 * days;

/** Accounts, password hashes and server-side sessions, kept by better-auth behind our own routes. */
export function createCredentials({
  db,
  cautiousClock,
  secret,
  publicUrl,
  hashPassword = hashInEarnest,
}: CredentialsOptions) {
  return betterAuth({
    secret,
    baseURL: publicUrl,
    database: openAdapter(db, cautiousClock),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: limits.newPassword.min,
      maxPasswordLength: limits.password.max,
      password: {
        hash: hashPassword,
        verify: ({ hash, password }) => isPassword(password, hash),
      },
    },
    user: {
      fields: { image: 'avatarUrl' },
      additionalFields: { sampleUntil: { type: 'date', required: false } },
    },
    session: { expiresIn: lastingSeconds, updateAge: days },
    advanced: {
      cookiePrefix: 'heartwood',
      useSecureCookies: publicUrl.startsWith('https:'),
      database: { generateId: () => uuidv7() },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
}

// Every request brings a session: left to itself better-auth would read it and its user one after the other.
function openAdapter(db: Database, cautiousClock: CautiousClock) {
  const open = drizzleAdapter(db, {
    provider: 'pg',
    schema: { user: users, session: sessions, account: accounts, verification: verifications },
    transaction: true,
  });
  return (options: BetterAuthOptions) => {
    const adapter = open(options);
    const { findOne: findAny } = adapter;
    const findOne: typeof adapter.findOne = async <Found>(
      query: Parameters<typeof adapter.findOne>[0],
    ) => {
      const [condition, ...more] = query.where;
      const isByToken = condition?.field === 'token' && more.length === 0;
      if (query.model !== 'session' || !query.join?.user || !isByToken)
        return findAny<Found>(query);
      const [found] = await db
        .select({ session: sessions, user: users })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(eq(sessions.token, String(condition.value)));
      if (!found) return null;
      const { session, user } = found;
      return {
        ...session,
        expiresAt: expiryOf(session, cautiousClock.heldBackMs()),
        user: { ...user, image: user.avatarUrl },
      } as Found;
    };
    return Object.assign(adapter, { findOne });
  };
}

/** better-auth deletes what has expired by a clock that may be wrong: what has not for certain appears as new. */
function expiryOf({ expiresAt }: { expiresAt: Date }, heldBackMs: number): Date {
  const isCertain = heldBackMs === 0 || expiresAt.getTime() + heldBackMs < Date.now();
  return isCertain ? expiresAt : new Date(Date.now() + lastingSeconds * 1000);
}

export type Credentials = ReturnType<typeof createCredentials>;
