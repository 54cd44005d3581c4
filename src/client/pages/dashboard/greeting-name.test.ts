import { expect, it } from 'vitest';
import { greetingName } from './greeting-name.ts';

it.each([
  ['Maria Silva', 'maria@example.com', 'Maria Silva'],
  ['', 'maria.silva@example.com', 'maria.silva'],
  ['   ', 'maria@example.com', 'maria'],
])('calls %j with the e-mail %s %s', (name, email, called) => {
  expect(greetingName({ name, email })).toBe(called);
});
