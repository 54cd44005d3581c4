import type { Database } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { renderMail } from '#server/platform/mail/mail-template.ts';
import type { Needs } from '#server/platform/platform.ts';
import { resetLinkUnknown } from './auth.errors.ts';
import { passwordMail } from './auth.jobs.ts';
import { createLinkTokens } from './link-token.ts';
import { assertUncommon, hashPassword } from './passwords.ts';
import { createSignInLimits } from './sign-in-limits.ts';
import { createUsersRepository } from './users.repository.ts';

type Dependencies = Needs<'db' | 'clock' | 'jobs' | 'mail' | 'rateLimits' | 'secret' | 'publicUrl'>;

export type PasswordResetService = ReturnType<typeof createPasswordResetService>;

const validMs = 60 * 60 * 1000;

/** A link is worth nothing once either has changed: it proves that its reader has this address, and no other one. */
const boundToOf = (email: string, passwordHash: string) => `${email}\0${passwordHash}`;

/** Lets users who forgot their password set a new one, by a mailed link that works once. */
export function createPasswordResetService(options: Dependencies) {
  const { db, clock, jobs, mail, rateLimits, publicUrl } = options;
  const users = createUsersRepository(db);
  const tokens = createLinkTokens({ ...options, purpose: 'reset-password' });
  const defineLimit = (name: string, points: number) =>
    rateLimits.define({
      name,
      points,
      seconds: 60 * 60,
      store: 'database',
      message: 'This was asked for several times already. Please look for the mail, or try later.',
    });
  const resetsPerAddress = rateLimits.define({
    name: 'reset-password-address',
    points: 20,
    seconds: 60 * 60,
    store: 'database',
    message: 'Too many links that are not valid. Please try again later.',
  });
  const signInLimits = createSignInLimits(options);
  const perRequester = defineLimit('forgot-password-address', 20);
  // Of the requester and the account both: no stranger can use up what its owner may ask for.
  const perPair = defineLimit('forgot-password-pair', 5);
  const mailsPerAccount = defineLimit('forgot-password-account', 10);

  /** Beyond it no mail is sent; the link of the last mail is valid for as long as this window. */
  const mayMail = async (email: string) => {
    try {
      await mailsPerAccount.consume(email);
      return true;
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  };

  return {
    /** Mails the link if there is such an account, which the caller cannot tell. @throws 429 when asked too often. */
    async request(email: string, requester: string): Promise<void> {
      const account = email.toLowerCase();
      await perRequester.consume(requester);
      await perPair.consume(`${requester} ${account}`);
      // Sent for unknown addresses too, so that both take the same time.
      if (await mayMail(account)) await jobs.send(passwordMail, { email: account });
    },

    /** @param messageId the same each time this mail is tried. */
    async sendMail(email: string, messageId: string): Promise<void> {
      const user = await users.findByEmail(email);
      const stored = user && !user.sampleUntil && (await users.findPasswordHash(user.id));
      if (!user || !stored) return;
      const boundTo = boundToOf(user.email, stored);
      const expiresAt = new Date(clock.now().getTime() + validMs);
      const token = tokens.create({ userId: user.id, boundTo, expiresAt });
      const url = `${publicUrl}/reset-password/${token}`;
      await mail.send({ to: email, messageId, ...renderPasswordMail({ url }) });
    },

    /**
     * Sets the password and ends every session.
     * @returns the `Set-Cookie` that marks the browser as the owner's.
     * @throws 404 for a link that was used or is too old, 429 after many such from one address.
     */
    async reset(token: string, password: string, requester: string): Promise<string> {
      await resetsPerAddress.consume(requester);
      const claimed = tokens.read(token);
      const find = async (on: Database) => {
        const inside = createUsersRepository(on);
        const user = claimed && (await inside.findForUpdate(claimed.userId));
        const before = user && (await inside.findPasswordHash(user.id));
        const isValid = before && claimed.isValid(boundToOf(user.email, before), clock.now());
        return isValid ? user : undefined;
      };
      // Before the hash, which is slow on purpose; and again within the transaction, since a link works once.
      if (!(await find(db))) throw resetLinkUnknown();
      assertUncommon(password, 'password');
      const stored = await hashPassword(password);
      const done = await db.transaction(async (tx) => {
        const user = await find(tx);
        if (!user) return undefined;
        const inside = createUsersRepository(tx);
        await inside.setPasswordHash(user.id, stored, clock.now());
        // Who could read this mail has the address.
        await inside.setConfirmed(user.id, clock.now());
        await inside.deleteSessions(user.id);
        return user;
      });
      if (!done) throw resetLinkUnknown();
      await resetsPerAddress.refund(requester);
      await signInLimits.forget(done.email);
      return signInLimits.devices.mark(done.id);
    },
  };
}

/**
 * The mail with the link to a new password. It does not contain the account's name: its creator chose it, and the
 * address may belong to a stranger.
 */
function renderPasswordMail({ url }: { url: string }) {
  return {
    subject: 'A new password for Heartwood',
    ...renderMail({
      heading: 'A new password',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Somebody, we hope you, asked for a new password for your Heartwood account.',
        },
        { kind: 'button', label: 'Choose a new password', url },
        {
          kind: 'small',
          text: 'The link works once, and for one hour. If it was not you, leave this mail alone: your password stays as it is.',
        },
      ],
    }),
  };
}
