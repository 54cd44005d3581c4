import { expect, test } from 'vitest';
import { detectPortuguese } from './detect-portuguese.ts';

test.each([
  'Vó, você lembra do sítio onde a gente passava as férias?',
  'me conta como era o seu trabalho no bonde',
  'tô com muita saudade de vocês',
])('Brazil’s: %s', (text) => {
  expect(detectPortuguese(text)).toBe('pt-BR');
});

test.each([
  'Avó, lembras-te da quinta onde passávamos as férias?',
  'conta-me como era o teu trabalho no elétrico',
  'estou a pensar em ti, tenho tantas saudades tuas',
])('Portugal’s: %s', (text) => {
  expect(detectPortuguese(text)).toBe('pt-PT');
});
