import { expect, test } from 'vitest';
import { linkNumbers } from './link-numbers.ts';

const links = (text: string) =>
  linkNumbers(text).flatMap(({ text: shown, href }) => (href ? [`${shown} -> ${href}`] : []));

test('numbers of help lines are linked however they are spaced', () => {
  expect(links('Call 116 123, 116123 or 0808 2000 247.')).toEqual([
    '116 123 -> tel:116123',
    '116123 -> tel:116123',
    '0808 2000 247 -> tel:08082000247',
  ]);
});

test('a number that takes only texts is written to', () => {
  expect(links('Text SHOUT to 85258')).toEqual(['85258 -> sms:85258?&body=SHOUT']);
});

test('sites are linked with and without their scheme', () => {
  expect(links('findahelpline.com, https://findahelpline.com.')).toEqual([
    'findahelpline.com -> https://findahelpline.com',
    'https://findahelpline.com -> https://findahelpline.com',
  ]);
});

test('years, prices and longer numbers stay text', () => {
  expect(links('In 1988 it cost 1.112, order 9881, 24/7, +1 988 555 0100.')).toEqual([]);
});

test('nothing of the text is lost', () => {
  const text = 'Ligue para o SNS 24, 808 24 24 24, a qualquer hora.\n\nOu 112.';
  const parts = linkNumbers(text);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(links(text)).toEqual(['808 24 24 24 -> tel:808242424', '112 -> tel:112']);
});
