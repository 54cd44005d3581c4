import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '#server/platform/database/database.ts';
import { limits } from '#shared/limits.ts';
import { accounts, sessions, users, verifications } from './auth.table.ts';
import { hashPassword, isPassword } from './passwords.ts';

interface CredentialsOptions {
  db: Database;
  secret: string;
  publicUrl: string;
}

const days = 24 * 60 * 60;

/** Accounts, password hashes and server-side sessions, kept by better-auth behind our own routes. */
export function createCredentials({ db, secret, publicUrl }: CredentialsOptions) {
  return betterAuth({
    secret,
    baseURL: publicUrl,
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
      transaction: true,
    }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: limits.password.min,
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
    session: { expiresIn: 30 * days, updateAge: days },
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

export type Credentials = ReturnType<typeof createCredentials>;
