import fc from 'fast-check';
import { expect, it } from 'vitest';
import { unlockDate } from './unlock-date.ts';

const unlocks = (sealedAt: string, years: number, months: number) =>
  unlockDate(new Date(sealedAt), { years, months }).toISOString();

it('counts years and months by the calendar, to the same time of the day', () => {
  expect(unlocks('2026-11-21T06:13:11.042Z', 1, 0)).toBe('2027-11-21T06:13:11.042Z');
  expect(unlocks('2026-11-21T23:59:59.999Z', 0, 2)).toBe('2027-01-21T23:59:59.999Z');
  expect(unlocks('2026-11-21T00:00:00.000Z', 50, 11)).toBe('2077-10-21T00:00:00.000Z');
});

it('takes the last day of a month that is too short', () => {
  expect(unlocks('2027-01-31T12:00:00.000Z', 0, 1)).toBe('2027-02-28T12:00:00.000Z');
  expect(unlocks('2028-01-31T12:00:00.000Z', 0, 1)).toBe('2028-02-29T12:00:00.000Z');
  expect(unlocks('2028-02-29T12:00:00.000Z', 1, 0)).toBe('2029-02-28T12:00:00.000Z');
  expect(unlocks('2028-02-29T12:00:00.000Z', 4, 0)).toBe('2032-02-29T12:00:00.000Z');
  expect(unlocks('2026-12-31T12:00:00.000Z', 0, 2)).toBe('2027-02-28T12:00:00.000Z');
});

it('falls into the month that was asked for, whenever the sealing was', () => {
  const day = fc.date({
    min: new Date('1971-01-01'),
    max: new Date('2200-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(day, fc.nat(50), fc.nat(11), (sealedAt, years, months) => {
      const unlocksAt = unlockDate(sealedAt, { years, months });
      const monthOf = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth();
      expect(monthOf(unlocksAt) - monthOf(sealedAt)).toBe(years * 12 + months);
      expect(unlocksAt.getUTCDate()).toBeLessThanOrEqual(sealedAt.getUTCDate());
      expect(unlocksAt.toISOString().slice(11)).toBe(sealedAt.toISOString().slice(11));
    }),
  );
});
