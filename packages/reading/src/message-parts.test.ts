import { expect, test } from 'vitest';
import { eachPart } from './message-parts.ts';

test('mourning before a question is told from the question', () => {
  const parts = eachPart('I miss you every single day, Gran. Where did you go to school?');
  expect(parts).toEqual([
    { text: 'I miss you every single day, Gran.', act: 'grief', isAboutLife: false },
    { text: 'Where did you go to school?', act: 'life-question', isAboutLife: true },
  ]);
});

test.each(['Where did you go to school?', 'Hi Gran! Where did you go to school?', ''])(
  'a message of one sentence has no parts: %s',
  (message) => {
    expect(eachPart(message)).toEqual([]);
  },
);

test('lines are parts as sentences are, and only the first of very many are read', () => {
  const lines = Array.from({ length: 40 }, (_, index) => `we painted wall number ${index}`);
  const parts = eachPart(lines.join('\n'));
  expect(parts[1]?.text).toBe('we painted wall number 1');
  expect(parts).toHaveLength(12);
});
