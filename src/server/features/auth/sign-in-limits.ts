import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { Needs } from '#server/platform/platform.ts';
import type { RateLimits } from '#server/platform/rate-limits/rate-limits.ts';
import { warningMail } from './auth.jobs.ts';
import { createKnownDevices } from './known-device.ts';
import { createUsersRepository } from './users.repository.ts';

/** Limits what tells a caller whether an e-mail has an account, for each network: sign-ups and changes of address. */
export const defineAddressTries = (rateLimits: RateLimits) =>
  rateLimits.define({
    name: 'sign-up-address',
    points: 20,
    seconds: 60 * 60,
    store: 'database',
    message: 'Too many new accounts from this network. Please try again later.',
  });

/** Where a sign-in comes from; address and browser are shown to the user in the list of sessions. */
export interface Origin {
  address: string;
  browser: string | undefined;
  /** The Cookie header. */
  cookie?: string | undefined;
}

const quarterHour = 15 * 60;
/** Of an account, from wherever they come. */
const failuresBeforeDelay = 10;
const delayMs = { first: 500, longest: 15_000 };

/**
 * Limits attempts to sign in. No stranger can lock an owner out: refused are addresses, and attempts from many of them
 * are only slowed down, unless they come from a device that the owner has signed in on.
 */
export function createSignInLimits(
  options: Needs<'db' | 'jobs' | 'rateLimits' | 'secret' | 'publicUrl'>,
) {
  const { db, jobs, rateLimits } = options;
  const users = createUsersRepository(db);
  const devices = createKnownDevices(options);
  const define = (name: string, points: number, seconds = quarterHour) =>
    rateLimits.define({
      name,
      points,
      seconds,
      store: 'database',
      message: 'Too many attempts to sign in. Please wait a little and try again.',
    });
  const perDevice = define('log-in-device', 10);
  const perAddress = define('log-in-address', 30);
  const perPair = define('log-in-pair', 10);
  const perAccount = define('log-in-account', Number.MAX_SAFE_INTEGER, 60 * 60);
  const warnings = define('log-in-warning', 1, 24 * 60 * 60);

  async function findDevice(email: string, cookie: string | undefined) {
    const user = cookie ? await users.findByEmail(email) : undefined;
    return user && devices.find(cookie, user.id);
  }

  async function warnOnce(email: string) {
    try {
      await warnings.consume(email);
    } catch (error) {
      if (error instanceof AppError) return;
      throw error;
    }
    if (jobs.isOpen()) await jobs.send(warningMail, { email });
  }

  return {
    devices,

    /**
     * Counts an attempt, before the password is looked at, so that many at once cannot slip through.
     * @returns what takes the attempt back, for one that succeeded.
     * @throws AppError 429.
     */
    async begin(email: string, { address, cookie }: Origin): Promise<() => Promise<void>> {
      const account = email.toLowerCase();
      const device = await findDevice(account, cookie);
      if (device) {
        await perDevice.consume(device);
        return () => perDevice.refund(device);
      }
      const pair = `${address} ${account}`;
      await perAddress.consume(address);
      await perPair.consume(pair);
      const failures = await perAccount.consume(account);
      if (failures === failuresBeforeDelay) await warnOnce(account);
      if (failures > failuresBeforeDelay) {
        const doubled = delayMs.first * 2 ** (failures - failuresBeforeDelay - 1);
        await sleep(Math.min(doubled, delayMs.longest));
      }
      return async () => {
        await perAddress.refund(address);
        await perPair.refund(pair);
        await perAccount.refund(account);
      };
    },

    /** After the owner has proven to be that. */
    forget: (email: string) => perAccount.forget(email.toLowerCase()),
  };
}
