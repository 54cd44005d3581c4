import { expect, it } from 'vitest';
import { clockTime } from './format.ts';

it('tells whole seconds as m:ss, and nothing below zero', () => {
  expect([-1, 0, 9.4, 65.4, 600].map(clockTime)).toEqual(['0:00', '0:00', '0:09', '1:05', '10:00']);
});
