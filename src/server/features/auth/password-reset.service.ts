import { AppError } from '#server/platform/errors/app-error.ts';
import { renderMail } from '#server/platform/mail/mail-template.ts';
import type { Needs } from '#server/platform/platform.ts';
import { resetLinkUnknown } from './auth.errors.ts';
import { passwordMail } from './auth.jobs.ts';
import { createLinkTokens } from './link-token.ts';
import { hashPassword } from './passwords.ts';
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

    /** Sets the password and ends every session. @throws 404 for a link that was used or is too old. */
    async reset(token: string, password: string): Promise<void> {
      const claimed = tokens.read(token);
      const stored = await hashPassword(password);
      const done = await db.transaction(async (tx) => {
        const inside = createUsersRepository(tx);
        const user = claimed && (await inside.findForUpdate(claimed.userId));
        const before = user && (await inside.findPasswordHash(user.id));
        if (!before || !claimed.isValid(boundToOf(user.email, before), clock.now())) return false;
        await inside.setPasswordHash(claimed.userId, stored, clock.now());
        // Who could read this mail has the address.
        await inside.setConfirmed(claimed.userId, clock.now());
        await inside.deleteSessions(claimed.userId);
        return true;
      });
      if (!done) throw resetLinkUnknown();
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
