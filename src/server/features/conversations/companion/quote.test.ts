import { describe, expect, test } from 'vitest';
import { rosa } from '#tests/support/rosa.ts';
import { inQuotationMarks, quote } from './quote.ts';
import { createSpeaker } from './speaker.ts';

const speakerIn = (companionVoice: 'first-person' | 'third-person') =>
  createSpeaker({ locale: 'en', person: { name: 'Rosa', companionVoice }, lately: [], seed: '' });
const said = (teller: string | null, voice: 'first-person' | 'third-person', kind = 'story') =>
  quote('I sang.', { teller, kind: kind as 'story' }, rosa, speakerIn(voice));

describe('words of a story', () => {
  test.each(['self', 'Rosa', 'rosa alves'])(
    'are the person’s own where they tell: %s',
    (teller) => {
      expect(said(teller, 'first-person')).toBe('I sang.');
      expect(said(teller, 'third-person')).toMatch(/Rosa.*: “I sang\.”$/);
    },
  );

  test.each(['first-person', 'third-person'] as const)(
    'of another teller stand behind who tells, in either voice: %s',
    (voice) => {
      expect(said('Clara', voice)).toBe('Clara tells it: “I sang.”');
      expect(said('$& Clara', voice)).toBe('$& Clara tells it: “I sang.”');
      expect(said(null, voice)).toBe('The family tells it: “I sang.”');
    },
  );

  test('of the profile are nobody’s speech', () => {
    expect(said('self', 'third-person', 'detail')).toBe('I sang.');
  });
});

test.each([
  ['He said “no”.', '“He said ‘no’.”'],
  ['He said "no" twice: "no".', '“He said ‘no’ twice: ‘no’.”'],
  ['A board of 6" pine', '“A board of 6’ pine”'],
])('quotation marks within become single ones: %s', (text, quoted) => {
  expect(inQuotationMarks(text)).toBe(quoted);
});
