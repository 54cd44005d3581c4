import { expect, test } from 'vitest';
import { createYieldToEventLoop } from '#server/platform/clock/yield-to-event-loop.ts';
import { numberPassages } from './index-passages.ts';
import { splitPassages } from './passages.ts';
import { PostingChanges } from './posting-changes.ts';
import { trainingSources } from './training-sources.ts';

const sentence = 'In the winter of 1947 we walked to the harbour, and my mother sang “Come home”. ';
const long = sentence.repeat(500_000 / sentence.length);
const source = {
  teller: 'self',
  kind: 'story' as const,
  title: 'A long one',
  language: 'en' as const,
  digest: '',
};
const short = { title: 'A short one', content: sentence.repeat(6) };

/** How often others could be served while something was worked out. */
async function turnsOf(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await work();
  isOver = true;
  return turns;
}

test.each([
  [
    'a text of 500,000 characters is split',
    () => splitPassages(long, 'en', createYieldToEventLoop(1)),
  ],
  [
    'its terms are found',
    () =>
      numberPassages(
        [{ ...source, ordinal: 0, content: long }],
        0,
        () => undefined,
        new PostingChanges(),
      ),
  ],
  [
    'thousands of stories are told apart by language',
    () => trainingSources({ stories: Array.from({ length: 4_000 }, () => short) }),
  ],
])('others are served while %s', async (_, work) => {
  expect(await turnsOf(work)).toBeGreaterThan(0);
});
