import { expect, test } from 'vitest';
import { addressWords } from './address.ts';

const addressed = (text: string, language: 'en' | 'pt') =>
  [...addressWords(text, language)].map((start) => /\p{L}+/u.exec(text.slice(start))?.[0]);

test.each([
  ['where did you work, nan', ['nan']],
  ['where did you work nan', ['nan']],
  ['Nan, where did you work?', ['Nan']],
  ['hi gran! where did you work?', ['gran']],
  ['ok dad, and then?', ['dad']],
  ['how are you love', ['love']],
])('a relative who is called: %s', (text, found) => {
  expect(addressed(text, 'en')).toEqual(found);
});

test.each([
  'tell me about mum',
  'where did your mother work',
  'What was grandad like?',
  'do you remember Dad’s boat?',
  'who did you love',
  'did you ever love',
])('a relative who is spoken of is not called: %s', (text) => {
  expect(addressed(text, 'en')).toEqual([]);
});

test.each([
  ['Onde o senhor nasceu?', ['senhor']],
  ['Em que ano a senhora casou, vó?', ['senhora', 'vó']],
  ['avó, onde trabalhaste?', ['avó']],
])('quem é tratado assim: %s', (text, found) => {
  expect(addressed(text, 'pt')).toEqual(found);
});

test.each(['Quem era o senhor Joaquim?', 'fala da mãe', 'como era o teu pai'])(
  'de quem se fala não é chamado: %s',
  (text) => {
    expect(addressed(text, 'pt')).toEqual([]);
  },
);
