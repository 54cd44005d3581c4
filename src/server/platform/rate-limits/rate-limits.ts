import { gt, lt, or } from 'drizzle-orm';
import {
  type RateLimiterAbstract,
  RateLimiterDrizzle,
  RateLimiterMemory,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { CautiousClock } from '#server/platform/clock/clock-guard.ts';
import type { Database } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { handleSweep } from '#server/platform/jobs/job.ts';
import { networkOf } from './network-of.ts';
import { rateLimits } from './rate-limits.table.ts';

export interface RateLimit {
  /**
   * Takes one point of `key`, which may contain addresses, divided by spaces from the rest: an IPv6 address counts for
   * its network.
   * @returns how many were taken within the window, 0 where there is no limit.
   * @throws AppError 429 with the seconds to wait.
   */
  consume(key: string): Promise<number>;
  /** Returns a point that should not have counted. */
  refund(key: string): Promise<void>;
  /** Begins anew. */
  forget(key: string): Promise<void>;
}

interface RateLimitOptions {
  name: string;
  points: number;
  seconds: number;
  /** 'database': shared by all processes and kept over restarts; 'memory': of this process, without a write. */
  store: 'database' | 'memory';
  message: string;
}

export interface RateLimits {
  define(options: RateLimitOptions): RateLimit;
}

const unlimited: RateLimit = {
  consume: async () => 0,
  async refund() {},
  async forget() {},
};

const normalize = (key: string) => key.split(' ').map(networkOf).join(' ');

/** @param scale multiplies every limit; 0 turns them all off. */
export function createRateLimits({ db, scale }: { db: Database; scale: number }): RateLimits {
  return {
    define({ name, points, seconds, store, message }) {
      if (scale === 0) return unlimited;
      const options = {
        keyPrefix: name,
        points: Math.max(1, Math.round(points * scale)),
        duration: seconds,
      };
      const limiter: RateLimiterAbstract =
        store === 'memory'
          ? new RateLimiterMemory(options)
          : new RateLimiterDrizzle({
              ...options,
              storeClient: db,
              schema: rateLimits,
              clearExpiredByTimeout: false,
            });
      return {
        async consume(key) {
          try {
            return (await limiter.consume(normalize(key))).consumedPoints;
          } catch (refusal) {
            if (!(refusal instanceof RateLimiterRes)) throw refusal;
            const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
            throw new AppError(429, 'request.too-many', message, { retryAfterSeconds });
          }
        },
        async refund(key) {
          await limiter.reward(normalize(key));
        },
        async forget(key) {
          await limiter.delete(normalize(key));
        },
      };
    },
  };
}

const longestMs = 25 * 60 * 60 * 1000;

/** Removes the counters of elapsed windows, and of windows that a clock ahead of time began. */
export function handleRateLimitsSweep({
  db,
  clock,
  cautiousClock,
}: {
  db: Database;
  clock: Clock;
  cautiousClock: CautiousClock;
}) {
  return handleSweep({ name: 'rate-limits.sweep', everySeconds: 60 * 60 }, async () => {
    const { expire } = rateLimits;
    const latest = new Date(clock.now().getTime() + longestMs);
    await db.delete(rateLimits).where(or(lt(expire, cautiousClock.now()), gt(expire, latest)));
  });
}
