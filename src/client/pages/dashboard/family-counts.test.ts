import { expect, it } from 'vitest';
import { familyCounts } from './family-counts.ts';

const active = { status: 'active' } as const;
const training = { status: 'training' } as const;

it.each([
  [[], 'You have no ancestor profiles yet.'],
  [[training], 'You have 1 ancestor profile, none ready for conversations.'],
  [[active], 'You have 1 ancestor profile, 1 ready for conversations.'],
  [[active, training, active], 'You have 3 ancestor profiles, 2 ready for conversations.'],
])('counts %j', (family, sentence) => {
  expect(familyCounts(family)).toBe(sentence);
});
