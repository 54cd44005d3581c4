import type { EmailConfirmationService } from '#server/features/auth/email-confirmation.service.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { Logger } from '#server/platform/logging/logger.ts';
import { MailError } from '#server/platform/mail/mail.ts';
import type { Needs } from '#server/platform/platform.ts';
import { type ClaimedDelivery, createDeliveriesRepository } from './deliveries.repository.ts';
import type { VaultLinks } from './vault-links.ts';
import { renderVaultMail } from './vault-mail.ts';

interface Dependencies
  extends Needs<'db' | 'cautiousClock' | 'mail' | 'rateLimits' | 'supportEmail'> {
  links: VaultLinks;
  emailConfirmation: EmailConfirmationService;
}

interface Sweep {
  signal: AbortSignal;
  logger: Logger;
}

export type VaultDeliveries = ReturnType<typeof createVaultDeliveries>;

const minuteMs = 60_000;
/** Longer than the most patient attempt to send one mail. */
const leaseMs = 5 * minuteMs;
/** How often it is looked whether a sender has confirmed their address. */
const confirmationMs = 5 * minuteMs;
const mailsAtOnce = 2;

/** Sends the mails of vaults whose day has come: each recipient one, and one more only after a crash. */
export function createVaultDeliveries(options: Dependencies) {
  const { db, cautiousClock, mail, links, emailConfirmation, supportEmail } = options;
  const repository = createDeliveriesRepository(db);
  const mailsPerDay = options.rateLimits.define({
    name: 'vault-mail',
    points: 100,
    seconds: 24 * 60 * 60,
    store: 'database',
    message: 'The mails of this account are spread over several days.',
  });

  const inTime = (milliseconds: number) => new Date(cautiousClock.now().getTime() + milliseconds);

  /** Puts a delivery back that was not tried. */
  const postpone = ({ delivery }: ClaimedDelivery, milliseconds: number) =>
    repository.settle(delivery, {
      status: delivery.attempts > 1 ? 'retrying' : 'waiting',
      attempts: delivery.attempts - 1,
      dueAt: inTime(milliseconds),
    });

  /** How long to wait because the account has sent too much, or 0. */
  async function waitForQuota(userId: string): Promise<number> {
    try {
      await mailsPerDay.consume(userId);
      return 0;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return (error.extras.retryAfterSeconds ?? 60 * 60) * 1000;
    }
  }

  /** Returns whether the mail server is reachable. */
  async function deliver(claimed: ClaimedDelivery, logger: Logger): Promise<boolean> {
    const { delivery, vault } = claimed;
    const sender = await emailConfirmation.findSender(vault.userId);
    if (!sender) return true;
    if (!sender.isConfirmed) {
      await postpone(claimed, confirmationMs);
      return true;
    }
    const wait = await waitForQuota(vault.userId);
    if (wait > 0) {
      await postpone(claimed, wait);
      return true;
    }
    // Before the mail: its recipient may follow the link at once.
    const tokenHash = links.hashOf(delivery.id);
    if (!(await repository.settle(delivery, { status: 'sending', tokenHash }))) return true;
    try {
      const letter = renderVaultMail({
        vault,
        sender,
        supportEmail,
        url: links.urlOf(delivery.id),
      });
      await mail.send({ to: delivery.email, messageId: `vault-${delivery.id}`, ...letter });
    } catch (error) {
      await mailsPerDay.refund(vault.userId);
      return takeBack(claimed, error, logger);
    }
    await repository.settle(delivery, { status: 'sent', sentAt: cautiousClock.now() });
    return true;
  }

  async function takeBack({ delivery }: ClaimedDelivery, error: unknown, logger: Logger) {
    const { attempts } = delivery;
    const fault = error instanceof MailError ? error.fault : 'unreachable';
    const isFinal = fault !== 'unreachable' || attempts >= maxAttempts;
    // Neither the address nor what a mail server says of it belongs in the log.
    logger.warn({ deliveryId: delivery.id, fault, attempts, isFinal }, 'a mail did not go out');
    await repository.settle(
      delivery,
      isFinal
        ? { status: 'failed' }
        : { status: 'retrying', dueAt: inTime(retryDelayMs(attempts)) },
    );
    return fault !== 'unreachable';
  }

  return {
    /** Sends all that is due. Ends early when the mail server does not answer: the next sweep comes soon. */
    async sendDue({ signal, logger }: Sweep): Promise<void> {
      const keepSending = async () => {
        while (!signal.aborted) {
          const claimed = await repository.claim(cautiousClock.now(), inTime(leaseMs));
          if (!claimed || !(await deliver(claimed, logger))) return;
        }
      };
      await Promise.all(Array.from({ length: mailsAtOnce }, keepSending));
    },
  };
}

const longestMs = 2 * 60 * minuteMs;

/** With the delays between them: a week. */
export const maxAttempts = 90;

/** How long to wait after so many attempts: a minute at first, doubled each time, two hours at most. */
export const retryDelayMs = (attempts: number) =>
  Math.min(longestMs, minuteMs * 2 ** (attempts - 1));
