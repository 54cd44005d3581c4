import { expect, test } from 'vitest';
import { readCareExamples } from './care-examples.ts';
import { listLanguages, parseExamples, readExamples } from './examples.ts';
import { plainMessage } from './message-features.ts';

const labels = {
  care: 'danger check-in medical abuse other-in-danger child look-alike',
  acts: `life-question story-request statement feeling joy grief love anger apology approval presence greeting goodbye thanks
    identity help correction advice medical legal money instruction romance`,
};

test('messages stand under the label above them; empty lines and spaces do not count', () => {
  const text = '# love\nI love you\n\n  te amo  \n# thanks\nthanks #1 nan\n';
  expect(parseExamples(text, 'en')).toEqual([
    { label: 'love', text: 'I love you', language: 'en' },
    { label: 'love', text: 'te amo', language: 'en' },
    { label: 'thanks', text: 'thanks #1 nan', language: 'en' },
  ]);
});

test('a message under no label is an error that quotes it', () => {
  expect(() => parseExamples('hello\n# greeting\nhi', 'pt-PT')).toThrow(/"hello" \(pt-PT\)/);
});

test.each(['care', 'acts'] as const)(
  'the examples of %s have every label in every language, and no other',
  (name) => {
    const known = labels[name].split(/\s+/).toSorted();
    for (const part of ['training', 'held-out'] as const)
      for (const language of listLanguages()) {
        const these = readExamples(name, part).filter((each) => each.language === language);
        const used = [...new Set(these.map(({ label }) => label))].toSorted();
        expect([language, part, used]).toEqual([language, part, known]);
      }
  },
);

test('no held-out message is trained from, however it is written', () => {
  const keysOf = (part: 'training' | 'held-out') =>
    ['care', 'acts']
      .flatMap((name) => readExamples(name, part))
      .map(({ text }) => plainMessage(text).join(' '));
  const trained = new Set(keysOf('training'));
  expect(keysOf('held-out').filter((key) => trained.has(key))).toEqual([]);
});

test('what only sounds like care, and every act, calls for none', () => {
  const examples = readCareExamples('held-out');
  const counts = Map.groupBy(examples, ({ label }) => label);
  expect([...counts.keys()]).not.toContain('look-alike');
  const acts = readExamples('acts', 'held-out').length;
  expect(counts.get('none')?.length).toBeGreaterThan(acts);
});
