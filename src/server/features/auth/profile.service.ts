import { type Database, isTaken } from '#server/platform/database/database.ts';
import type { Needs } from '#server/platform/platform.ts';
import type { Account, Session } from '#shared/contracts/account.ts';
import { emailTaken, notSignedIn, sessionNotFound, wrongPassword } from './auth.errors.ts';
import { assertUncommon, hashPassword, isPassword } from './passwords.ts';
import { defineAddressTries } from './sign-in-limits.ts';
import { createUsersRepository } from './users.repository.ts';

type Dependencies = Needs<'db' | 'clock' | 'cautiousClock' | 'rateLimits'>;

interface ProfileChange {
  name?: string;
  email?: string;
  /** Needed for another address. */
  password?: string;
}

export type ProfileService = ReturnType<typeof createProfileService>;

/** What users change of their account: name, address, password and sessions. */
export function createProfileService({ db, clock, cautiousClock, rateLimits }: Dependencies) {
  const users = createUsersRepository(db);
  const passwordTries = rateLimits.define({
    name: 'password-check',
    points: 10,
    seconds: 15 * 60,
    store: 'database',
    message: 'Too many wrong passwords. Please wait a little and try again.',
  });

  const emailChanges = rateLimits.define({
    name: 'email-change',
    points: 5,
    seconds: 60 * 60,
    store: 'database',
    message: 'You have changed your address several times. Please try again later.',
  });
  const addressTries = defineAddressTries(rateLimits);

  async function getUser(userId: string) {
    const user = await users.find(userId);
    if (!user) throw notSignedIn();
    return user;
  }

  /** @throws 403 for a wrong password, 429 after too many. */
  async function checkPassword(userId: string, password: string): Promise<void> {
    await passwordTries.consume(userId);
    const stored = await users.findPasswordHash(userId);
    if (!stored || !(await isPassword(password, stored))) throw wrongPassword();
    await passwordTries.refund(userId);
  }

  const present = ({ createdAt, sampleUntil, ...user }: User): Account => ({
    id: user.id,
    email: user.email,
    name: user.name,
    avatarUrl: user.avatarUrl,
    emailVerified: user.emailVerified,
    createdAt: createdAt.toISOString(),
    isSample: sampleUntil !== null,
  });

  return {
    checkPassword,

    get: async (userId: string): Promise<Account> => present(await getUser(userId)),

    /**
     * Another address counts as not confirmed.
     * @param requester the address that the request comes from
     * @throws 409 where it is another's, 429 after many changes: it tells which addresses have accounts.
     */
    async update(userId: string, change: ProfileChange, requester: string): Promise<Account> {
      const before = await getUser(userId);
      const name = change.name ?? before.name;
      const email = change.email?.toLowerCase() ?? before.email;
      if (email === before.email) {
        const after = await users.update(userId, { name }, clock.now());
        return present(after ?? before);
      }
      await checkPassword(userId, change.password ?? '');
      await emailChanges.consume(userId);
      await addressTries.consume(requester);
      const profile = { name, email, emailVerified: false };
      try {
        return present((await users.update(userId, profile, clock.now())) ?? before);
      } catch (error) {
        // Of two concurrent changes to the same address, the unique index refuses one.
        throw isTaken(error) ? emailTaken({ cause: error }) : error;
      }
    },

    /** Ends every other session. @param sessionId the one that stays. */
    async changePassword(
      userId: string,
      sessionId: string | undefined,
      { password, newPassword }: { password: string; newPassword: string },
    ): Promise<void> {
      await checkPassword(userId, password);
      assertUncommon(newPassword, 'newPassword');
      const stored = await hashPassword(newPassword);
      await db.transaction(async (tx) => {
        const inside = createUsersRepository(tx);
        await inside.setPasswordHash(userId, stored, clock.now());
        await inside.deleteSessions(userId, sessionId);
      });
    },

    async listSessions(userId: string, currentId: string | undefined): Promise<Session[]> {
      const rows = await users.listSessions(userId, clock.now());
      return rows.map(({ id, ipAddress, userAgent, createdAt, updatedAt }) => ({
        id,
        isCurrent: id === currentId,
        address: ipAddress,
        browser: userAgent,
        createdAt: createdAt.toISOString(),
        lastSeenAt: updatedAt.toISOString(),
      }));
    },

    async endSession(userId: string, id: string): Promise<void> {
      if (!(await users.deleteSession(userId, id))) throw sessionNotFound();
    },

    endOtherSessions: (userId: string, currentId: string | undefined) =>
      users.deleteSessions(userId, currentId),

    /** Expired sample accounts. */
    listOverdueSamples: (limit: number) => users.listOverdueSamples(cautiousClock.now(), limit),

    /** The account and all that it has in the database, within the caller's transaction. */
    delete: (userId: string, tx: Database) => createUsersRepository(tx).delete(userId),
  };
}

type User = NonNullable<Awaited<ReturnType<ReturnType<typeof createUsersRepository>['find']>>>;
