import { describe, expect, it } from 'vitest';
import { countdown, nextChange, openingWords } from './opening-words.ts';

const now = Date.parse('2026-11-21T06:00:00Z');
const at = (iso: string) => Date.parse(iso);

describe('the words on a card', () => {
  it.each([
    ['2027-11-21T06:00:00Z', 'Opens about 1 year from now'],
    ['2026-12-21T06:00:00Z', 'Opens about 1 month from now'],
    ['2026-11-21T06:42:00Z', 'Opens 42 minutes from now'],
    ['2026-11-21T06:00:01Z', 'Opens 1 second from now'],
    ['2026-11-21T06:00:00Z', 'Ready to open!'],
    ['2026-11-20T06:00:00Z', 'Ready to open!'],
  ])('of one that unlocks at %s are %s', (unlocks, words) => {
    expect(openingWords(at(unlocks), now)).toBe(words);
  });

  it('count down on the last day only', () => {
    expect(countdown(at('2026-11-22T06:00:01Z'), now)).toBeUndefined();
    expect(countdown(at('2026-11-22T05:59:59Z'), now)).toBe('23:59:59');
    expect(countdown(at('2026-11-21T06:00:59.5Z'), now)).toBe('01:00');
    expect(countdown(at('2026-11-21T06:00:00.001Z'), now)).toBe('00:01');
    expect(countdown(now, now)).toBeUndefined();
  });

  it('change at the very moment of unlocking, and on the last day every second', () => {
    for (const iso of ['2028-10-21T06:00:00Z', '2026-11-23T05:59:59.3Z', '2026-11-21T06:00:09Z']) {
      let clock = now;
      let steps = 0;
      for (let wait = nextChange(at(iso), clock); wait !== false && steps < 600_000; steps += 1) {
        clock += wait;
        wait = nextChange(at(iso), clock);
      }
      expect(clock).toBe(at(iso));
    }
  });
});
