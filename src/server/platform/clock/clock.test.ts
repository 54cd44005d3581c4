import { expect, it } from 'vitest';
import { systemClock } from './clock.ts';
import { createSettableClock } from './settable-clock.ts';

it('tells the time of the machine', () => {
  const before = Date.now();
  const now = systemClock.now().getTime();
  expect(now).toBeGreaterThanOrEqual(before);
  expect(now).toBeLessThanOrEqual(Date.now());
});

it('stands still in a test until it is moved', () => {
  const clock = createSettableClock('2026-01-31T00:00:00Z');
  expect(clock.now()).toEqual(clock.now());
  clock.advance(1_500);
  expect(clock.now().toISOString()).toBe('2026-01-31T00:00:01.500Z');
  clock.set('2076-01-31T00:00:00Z');
  expect(clock.now().getUTCFullYear()).toBe(2076);
});

it('hands out a date that a caller may change without moving the clock', () => {
  const clock = createSettableClock('2026-01-31T00:00:00Z');
  clock.now().setFullYear(1999);
  expect(clock.now().getUTCFullYear()).toBe(2026);
});

it('refuses what is not a time', () => {
  expect(() => createSettableClock('soon')).toThrow(RangeError);
});
