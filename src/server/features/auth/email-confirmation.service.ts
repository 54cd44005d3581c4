import { renderMail } from '#server/platform/mail/mail-template.ts';
import type { Needs } from '#server/platform/platform.ts';
import { confirmationUnknown, notSignedIn } from './auth.errors.ts';
import { confirmationMail } from './auth.jobs.ts';
import { createLinkTokens } from './link-token.ts';
import { createUsersRepository } from './users.repository.ts';

interface Dependencies
  extends Needs<
    'db' | 'clock' | 'jobs' | 'mail' | 'rateLimits' | 'secret' | 'publicUrl' | 'supportEmail'
  > {
  /** False without a mail server: no mail leaves this machine, so that no address needs to be proven. */
  isNeeded: boolean;
}

/** A user in whose name mails are sent. */
export interface Sender {
  name: string;
  email: string;
  /** Whether mails may be sent in their name. */
  isConfirmed: boolean;
}

export type EmailConfirmationService = ReturnType<typeof createEmailConfirmationService>;

const validMs = 3 * 24 * 60 * 60 * 1000;

/** Proves that an address belongs to the account, before mails go to others in its name. */
export function createEmailConfirmationService(options: Dependencies) {
  const { db, clock, jobs, mail, rateLimits, publicUrl, supportEmail, isNeeded } = options;
  const users = createUsersRepository(db);
  const tokens = createLinkTokens({ ...options, purpose: 'confirm-email' });
  const requests = rateLimits.define({
    name: 'confirmation-mail',
    points: 5,
    seconds: 60 * 60,
    store: 'database',
    message: 'We have sent you several mails already. Please look for them, or try again later.',
  });

  async function findSender(userId: string): Promise<Sender | undefined> {
    const user = await users.find(userId);
    if (!user) return undefined;
    const { name, email, emailVerified, sampleUntil } = user;
    const isConfirmed = sampleUntil === null && (emailVerified || !isNeeded);
    return { name, email, isConfirmed };
  }

  return {
    findSender,

    /** Has the link mailed, unless the address is confirmed already or a sample account's. @throws 429 when asked too often. */
    async request(userId: string): Promise<void> {
      const user = await users.find(userId);
      if (!user) throw notSignedIn();
      if (user.emailVerified || user.sampleUntil) return;
      await requests.consume(userId);
      await jobs.send(confirmationMail, { userId });
    },

    /** @throws 404 for a link that was not mailed to this address, or has expired. */
    async confirm(token: string): Promise<void> {
      const claimed = tokens.read(token);
      const user = claimed && (await users.find(claimed.userId));
      if (!user || !claimed.isValid(user.email, clock.now())) throw confirmationUnknown();
      if (!user.emailVerified) await users.setConfirmed(user.id, clock.now());
    },

    /** @param messageId the same each time this mail is tried. */
    async sendMail(userId: string, messageId: string): Promise<void> {
      const user = await users.find(userId);
      if (!user || user.emailVerified || user.sampleUntil) return;
      const expiresAt = new Date(clock.now().getTime() + validMs);
      const token = tokens.create({ userId, boundTo: user.email, expiresAt });
      const url = `${publicUrl}/confirm-email/${token}`;
      const letter = renderConfirmationMail({ url, supportEmail });
      await mail.send({ to: user.email, messageId, ...letter });
    },
  };
}

/**
 * Asks the owner of an address to confirm it before mails are sent in their name. It does not contain the account's
 * name: its creator chose it, and the address may belong to a stranger.
 */
function renderConfirmationMail({ url, supportEmail }: { url: string; supportEmail: string }) {
  return {
    subject: 'Please confirm your email address',
    ...renderMail({
      heading: 'Is this your address?',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Heartwood sends mails for you when a time vault opens. Before the first one goes out, please confirm that this address is yours.',
        },
        { kind: 'button', label: 'Confirm my address', url },
        {
          kind: 'small',
          text: `The link works for three days. If you have no account with Heartwood, somebody mistyped their address: leave this mail alone and nothing will be sent. Questions: ${supportEmail}`,
        },
      ],
    }),
  };
}
