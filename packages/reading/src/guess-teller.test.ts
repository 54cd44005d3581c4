import { describe, expect, it } from 'vitest';
import { guessTeller, tellerOf } from './guess-teller.ts';

it.each([
  'I mended nets at the harbour.',
  'As a girl I mended nets with my uncle. He was kind to me.',
  'I was six when we left. My mother always sang, and I remember the boat.',
  'Nasci em Nazaré. Trabalhei nas redes com o meu tio.',
  'In 1951 they lit the harbour, and my father Tobias was sent home. He looked out all night. My mother asked him why. He said: I would ring for Rosa.',
])('takes what is in the first person as told by the person: %s', (content) => {
  expect(guessTeller(content, 'Grandma Rosa')).toBe('self');
});

it.each([
  'My mother always kept a light in the window.',
  'Dad used to whistle in the yard, and he never told us why.',
  'Grandpa always told me that I should eat first.',
  'She mended nets at the harbour. Her uncle taught her.',
  'Rosa was born in Nazaré, the third of five.',
  'A minha mãe sempre cantava quando ela cozinhava.',
  'He came home late and said, “I sold the boat. I will not go out again.”',
])('takes what is told of the person as told by somebody else: %s', (content) => {
  expect(guessTeller(content, 'Grandma Rosa')).toBe('somebody else');
});

it.each(['', '   ', 'A summer at the harbour, long ago.'])(
  'guesses nothing where nothing points either way: "%s"',
  (content) => {
    expect(guessTeller(content, 'Rosa')).toBeUndefined();
  },
);

describe('who tells a story', () => {
  const person = { name: 'Grandma Rosa', fullName: 'Rosa Alves' };
  const content = 'My mother always kept a light in the window.';

  it.each([
    ['self', 'self'],
    ['rosa alves', 'self'],
    ['Aunt Clara ', 'Aunt Clara'],
  ])('is whom the family names, whatever it reads like: %s', (teller, told) => {
    expect(tellerOf({ content, teller }, person)).toBe(told);
  });

  it('is guessed where nobody is named', () => {
    expect(tellerOf({ content }, person)).toBeNull();
    expect(tellerOf({ content: 'I mended nets.', teller: ' ' }, person)).toBe('self');
    expect(tellerOf({ content: 'A summer long ago.' }, person)).toBe('self');
  });
});
