import { afterEach, expect, test, vi } from 'vitest';
import type { Because } from '#shared/contracts/conversations.ts';
import { byRole, press, render, until } from '#tests/support/rendered.ts';
import { BecauseDialog } from './because-dialog.tsx';
import { sampleIds } from './messages.sample.ts';

const report: Because = {
  engine: 'offline',
  care: { label: 'check-in', score: 0.61 },
  acts: [{ label: 'ask-life', score: 0.93 }],
  question: 'How did Marlow learn to swim?',
  passages: [{ id: sampleIds.reply, title: 'The boat and the coat', score: 0.82, coverage: 0.5 }],
  answer: { sentence: 'I walked in beside him.', probability: 0.9 },
  facts: ['Marlow is a son of Edda.'],
  notes: ['The best sentence is above the threshold.'],
};
const answers = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));

let page: Awaited<ReturnType<typeof render>> | undefined;
const open = async () => {
  page = await render(<BecauseDialog messageId={sampleIds.reply} open onOpenChange={() => {}} />);
};

afterEach(async () => {
  await page?.remove();
  vi.unstubAllGlobals();
});

test('tells in plain words how a reply came about', async () => {
  answers(200, report);
  await open();
  await until(() => expect(byRole('dialog', 'Why this answer?').textContent).toContain('ask life'));
  const words = byRole('dialog').textContent;
  for (const part of [
    'without a language model',
    'It may be heavy for whoever asks (61% sure)',
    'ask life (93%)',
    'How did Marlow learn to swim?',
    'score 0.82, holds 50% of the question',
    'I walked in beside him.',
    'Marlow is a son of Edda.',
    'above the threshold',
  ])
    expect(words).toContain(part);
});

test('says when nothing is kept', async () => {
  answers(404, { code: 'because.not-found', error: 'Not found' });
  await open();
  expect((await until(() => byRole('status'))).textContent).toBe('Nothing is kept for this reply.');
});

test('a failure is told and can be tried again', async () => {
  answers(500, { code: 'server.failed', error: 'Something went wrong on our side.' });
  await open();
  expect((await until(() => byRole('alert'))).textContent).toContain('went wrong on our side');
  answers(200, report);
  await press(byRole('button', 'Try again'));
  await until(() => expect(byRole('dialog').textContent).toContain('ask life'));
});
