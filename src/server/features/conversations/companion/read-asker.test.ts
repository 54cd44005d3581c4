import { expect, test } from 'vitest';
import { readAsker } from './read-asker.ts';

test.each([
  ['Hi Nan, it’s me, Tom', 'Tom'],
  ['My name is Ana Clara. Where were you born?', 'Ana Clara'],
  ['Hello, this is Sophie', 'Sophie'],
  ['Oi vó, meu nome é Juliana', 'Juliana'],
  ['Chamo-me Duarte', 'Duarte'],
  ['Sou o Tiago', 'Tiago'],
])('a name that is said outright is read: %s', (message, name) => {
  expect(readAsker(message).askerName).toBe(name);
});

test.each([
  'Was it Tom who broke it?',
  'and it’s Tom who broke it',
  'I am happy today',
  'This is wonderful',
  'quem era o Tiago?',
])('nobody is introduced: %s', (message) => {
  expect(readAsker(message).askerName).toBeUndefined();
});

test('people with a name and what they are to the user are read', () => {
  expect(readAsker('My daughter Wren started school today.').people).toEqual([
    { name: 'Wren', relation: 'daughter' },
  ]);
  expect(readAsker('We painted the kitchen yellow.').people).toEqual([]);
});
