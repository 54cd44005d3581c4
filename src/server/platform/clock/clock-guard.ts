import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Gauge } from 'prom-client';
import type { Database } from '#server/platform/database/database.ts';
import type { Logger } from '#server/platform/logging/logger.ts';
import type { Metrics } from '#server/platform/metrics/metrics.ts';
import { clockChecks } from './clock.table.ts';
import type { Clock } from './clock.ts';

/** The time for what cannot be undone: the clock's, but while it is in doubt never later than it certainly is. */
export interface CautiousClock {
  now(): Date;
  /** How much earlier that is than the clock shows. */
  heldBackMs(): number;
}

export interface ClockGuard extends CautiousClock {
  /** How far the clock is ahead of what it should show, negative if behind; undefined while it is trusted. */
  aheadMs(): number | undefined;
  /** Compares the clock with the last trusted time of the database, and then once a minute. */
  start(): Promise<void>;
  /** What happens once a minute. */
  check(): Promise<void>;
  stop(): Promise<void>;
}

interface ClockGuardOptions {
  clock: Clock;
  db: Database;
  logger: Logger;
  metrics: Metrics;
  dataDir: string;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** More than this is no correction of a clock that runs fast or slow. */
const jumpMs = hourMs;
/** For longer a server is seldom off. */
const pauseMs = 48 * hourMs;
/** Time for a network to correct the clock of a machine that was just switched on. */
const settleMs = 15 * minuteMs;
/** A machine without a battery shows a past time until its network corrects it. */
const bootMs = hourMs;

interface Doubt {
  aheadMs: number;
  /** By `elapsedMs`. */
  since: number;
  /** Whether it ends by itself when the clock goes on evenly. */
  settles: boolean;
}

/** Tells a clock that jumped from one that is right; docs/adr/011-a-clock-that-may-be-wrong.md says how, and why. */
export function createClockGuard(options: ClockGuardOptions): ClockGuard {
  const { clock, db, logger, metrics, dataDir } = options;
  const confirmation = join(dataDir, 'clock-confirmed');
  let trusted = { time: clock.now().getTime(), elapsed: clock.elapsedMs() };
  let doubt: Doubt | undefined;
  /** 'warned': this or an earlier process saw the clock jump, or another process sees another time. */
  let phase: 'starting' | 'running' | 'warned' = 'running';
  /** As this process last read or wrote it. */
  let stored: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let checking: Promise<void> = Promise.resolve();

  function trust(time: number, elapsed: number) {
    if (doubt) logger.info({ clock: new Date(time) }, 'the clock is trusted again');
    trusted = { time, elapsed };
    doubt = undefined;
    phase = 'running';
  }

  function look(): { time: number; aheadMs: number | undefined } {
    const time = clock.now().getTime();
    const elapsed = clock.elapsedMs();
    const aheadMs = time - (trusted.time + elapsed - trusted.elapsed);
    const isStart = phase === 'starting' || (phase === 'running' && elapsed < bootMs);
    const isUsual = aheadMs >= -jumpMs && aheadMs <= (isStart ? pauseMs : jumpMs);
    const isSame = doubt !== undefined && Math.abs(aheadMs - doubt.aheadMs) <= jumpMs;
    const isSettled = isSame && doubt?.settles && elapsed - doubt.since >= settleMs;
    if (isUsual || isSettled) {
      trust(time, elapsed);
      return { time, aheadMs: undefined };
    }
    if (!isSame) raiseDoubt(time, { aheadMs, since: elapsed, settles: isStart && aheadMs > 0 });
    return { time, aheadMs };
  }

  function raiseDoubt(time: number, raised: Doubt) {
    doubt = raised;
    if (!raised.settles && phase === 'running') phase = 'warned';
    const { aheadMs, settles } = raised;
    logger.warn(
      { clock: new Date(time), expected: new Date(time - aheadMs), settles },
      'The clock of this machine jumped or is wrong. Vaults are not delivered and nothing is purged before the ' +
        `earlier of both times, until the clock is back. If it is right, create the file ${confirmation}`,
    );
    // A restart must not take the jump for a time that the server was off.
    if (timer) check().catch(() => {});
  }

  async function read() {
    const [row] = await db.select().from(clockChecks);
    return row && { time: row.trustedAt.getTime(), aheadMs: row.aheadMs };
  }

  async function write(time: number) {
    const values = { trustedAt: new Date(time), aheadMs: 0 };
    await db
      .insert(clockChecks)
      .values({ id: 'last', ...values })
      .onConflictDoUpdate({ target: clockChecks.id, set: values });
    stored = time;
  }

  /** A file that was made by a clock that shows the same time as now. */
  async function isConfirmed(time: number): Promise<boolean> {
    const file = await stat(confirmation).catch(() => undefined);
    if (!file || Math.abs(file.mtimeMs - time) > jumpMs) return false;
    await rm(confirmation, { force: true });
    return true;
  }

  async function compare() {
    const { time, aheadMs } = look();
    if (aheadMs === undefined) return write(time);
    const row = await read();
    if (await isConfirmed(time)) {
      trust(time, clock.elapsedMs());
      return write(time);
    }
    if (row && row.time !== stored) {
      // Another process is sure of its time.
      stored = row.time;
      trusted = { time: row.time, elapsed: clock.elapsedMs() };
      phase = 'warned';
      if (doubt) doubt.settles = false;
    } else if (row && phase === 'warned') await db.update(clockChecks).set({ aheadMs });
  }

  /** One after the other. */
  function check() {
    checking = checking.then(compare, compare);
    return checking;
  }

  new Gauge({
    name: 'clock_ahead_seconds',
    help: 'How far the clock is ahead of what it should show; 0 while it is trusted',
    registers: [metrics.registry],
    collect() {
      this.set((look().aheadMs ?? 0) / 1000);
    },
  });

  return {
    now() {
      const { time, aheadMs = 0 } = look();
      return new Date(time - Math.max(0, aheadMs));
    },
    heldBackMs: () => Math.max(0, look().aheadMs ?? 0),
    aheadMs: () => look().aheadMs,
    check,

    async start() {
      const row = await read();
      if (row) {
        const time = clock.now().getTime();
        stored = row.time;
        trusted = { time: row.time, elapsed: clock.elapsedMs() };
        // Doubted by an earlier process, and not set back since.
        const isStillAhead = row.aheadMs > 0 && time - row.time >= row.aheadMs - jumpMs;
        phase = isStillAhead ? 'warned' : 'starting';
      }
      await check();
      timer = setInterval(() => {
        check().catch((error) => logger.error({ err: error }, 'the clock could not be compared'));
      }, minuteMs).unref();
    },

    async stop() {
      clearInterval(timer);
      await checking.catch(() => {});
    },
  };
}
