import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLogger } from '#server/platform/logging/logger.ts';
import { createMetrics } from '#server/platform/metrics/metrics.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type ClockGuard, createClockGuard } from './clock-guard.ts';
import { createSettableClock, type SettableClock } from './settable-clock.ts';

const minutes = 60_000;
const hours = 60 * minutes;
const days = 24 * hours;
let database: TestDatabase;
let dataDir: string;
let clock: SettableClock;
const guards: ClockGuard[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'heartwood-clock-'));
});
beforeEach(() => {
  clock = createSettableClock('2026-01-15T12:00:00Z');
});
afterEach(async () => {
  for (const guard of guards.splice(0)) await guard.stop();
  await database.truncateAll();
  await rm(join(dataDir, 'clock-confirmed'), { force: true });
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

/** The guard of a process that starts now. */
async function start(of = clock): Promise<ClockGuard> {
  const logger = createLogger('silent');
  const { db } = database;
  const guard = createClockGuard({ clock: of, db, logger, metrics: createMetrics(), dataDir });
  guards.push(guard);
  await guard.start();
  return guard;
}
async function restart(guard: ClockGuard): Promise<ClockGuard> {
  await guard.stop();
  return start();
}
const confirm = async (madeAt: Date) => {
  const file = join(dataDir, 'clock-confirmed');
  await writeFile(file, '');
  await utimes(file, madeAt, madeAt);
};

describe('while a server runs', () => {
  test('time that passes, and corrections of minutes, are trusted', async () => {
    const guard = await start();
    clock.advance(40 * days);
    expect(guard.now()).toEqual(clock.now());
    for (const error of [20 * minutes, -20 * minutes, 0]) {
      clock.misset(error);
      expect(guard.now()).toEqual(clock.now());
    }
    expect(guard.aheadMs()).toBeUndefined();
  });

  test('a clock that jumps ahead is not followed, until it is back', async () => {
    const guard = await start();
    clock.misset(40 * days);
    expect(guard.now()).toEqual(new Date('2026-01-15T12:00:00Z'));
    clock.advance(3 * days);
    expect(guard.now()).toEqual(new Date('2026-01-18T12:00:00Z'));
    expect([guard.aheadMs(), guard.heldBackMs()]).toEqual([40 * days, 40 * days]);
    clock.misset(0);
    expect(guard.aheadMs()).toBeUndefined();
    expect(guard.now()).toEqual(clock.now());
  });

  test('a clock that jumps back is in doubt, and never ahead of itself', async () => {
    const guard = await start();
    clock.misset(-40 * days);
    expect(guard.now()).toEqual(clock.now());
    expect([guard.aheadMs(), guard.heldBackMs()]).toEqual([-40 * days, 0]);
  });

  test('an administrator confirms by a file that was made since the jump', async () => {
    const guard = await start();
    await confirm(clock.now());
    clock.misset(40 * days);
    await guard.check();
    expect(guard.aheadMs()).toBe(40 * days);
    await confirm(clock.now());
    await guard.check();
    expect(guard.now()).toEqual(clock.now());
    expect((await restart(guard)).aheadMs()).toBeUndefined();
  });

  test('a jump within the first hour of a machine is its network setting the time', async () => {
    const machine = createSettableClock('2026-01-15T12:00:00Z');
    const newMachine = { now: machine.now, elapsedMs: () => machine.elapsedMs() - 10 * days };
    const guard = await start({ ...machine, ...newMachine });
    machine.misset(10 * hours);
    expect(guard.aheadMs()).toBeUndefined();
    machine.misset(9 * days);
    expect(guard.aheadMs()).toBeGreaterThan(8 * days);
    machine.advance(16 * minutes);
    expect(guard.aheadMs()).toBeUndefined();
  });
});

describe('a server that starts', () => {
  test('after a night off trusts its clock', async () => {
    const guard = await start();
    await guard.stop();
    clock.advance(10 * hours);
    expect((await start()).aheadMs()).toBeUndefined();
  });

  test('after weeks waits for a quarter of an hour in which the clock may be corrected', async () => {
    const earlier = await start();
    clock.misset(40 * days);
    const guard = await restart(earlier);
    expect(guard.heldBackMs()).toBe(40 * days);
    clock.advance(14 * minutes);
    expect(guard.heldBackMs()).toBe(40 * days);
    clock.advance(minutes);
    expect(guard.now()).toEqual(clock.now());
  });

  test('with a clock that an earlier process saw jump waits for as long as that one would', async () => {
    const earlier = await start();
    clock.misset(40 * days);
    await earlier.check();
    const guard = await restart(earlier);
    clock.advance(3 * days);
    expect(guard.heldBackMs()).toBe(40 * days);
    clock.misset(0);
    expect((await restart(guard)).heldBackMs()).toBeGreaterThan(0);
    clock.advance(15 * minutes);
    expect(guards.at(-1)?.aheadMs()).toBeUndefined();
  });

  test('before the last time that was trusted is in doubt until the clock has caught up', async () => {
    const earlier = await start();
    clock.misset(-10 * days);
    const guard = await restart(earlier);
    expect(guard.aheadMs()).toBe(-10 * days);
    expect(guard.now()).toEqual(clock.now());
    clock.misset(10 * hours);
    expect(guard.aheadMs()).toBeUndefined();
  });

  test('beside another process that is sure of an earlier time never settles', async () => {
    const right = await start();
    const wrong = createSettableClock(clock.now());
    wrong.misset(40 * days);
    const guard = await start(wrong);
    for (let minute = 0; minute < 20; minute += 1) {
      for (const one of [clock, wrong]) one.advance(minutes);
      await right.check();
      await guard.check();
    }
    expect(guard.heldBackMs()).toBeGreaterThan(39 * days);
    wrong.misset(0);
    expect(guard.aheadMs()).toBeUndefined();
  });
});
