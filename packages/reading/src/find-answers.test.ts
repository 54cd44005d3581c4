import { describe, expect, test } from 'vitest';
import type { CandidatePassage } from './answer-features.ts';
import type { AskedTerm } from './asked-question.ts';
import { chooseAnswer } from './choose-answer.ts';
import { listCandidates } from './find-answers.ts';

const passage = (title: string, text: string, score = 5): CandidatePassage => ({
  ...{ id: title, title, text, score, kind: 'story', language: 'en' },
});
const term = (word: string, weight = 3, fromHistory = false): AskedTerm => ({
  ...{ word, weight, known: true, fromHistory },
});

describe('every sentence is a candidate', () => {
  const boat = passage(
    'The boat',
    'My brother Tomás built a boat. We called it Gaivota. It took him two winters.',
  );

  test('in the order of the passages, with its rank and verbatim', () => {
    const bread = passage('The bread', 'We baked on Fridays.', 2);
    const candidates = listCandidates('Who built the boat?', 'en', [term('boat')], [boat, bread]);
    expect(candidates.map(({ rank, sentence }) => [rank, sentence])).toEqual([
      [0, 'My brother Tomás built a boat.'],
      [0, 'We called it Gaivota.'],
      [0, 'It took him two winters.'],
      [1, 'We baked on Fridays.'],
    ]);
    for (const candidate of candidates) expect(candidate.passage.text).toContain(candidate.window);
  });

  test('and shown with what stands around it, as far as there is room', () => {
    const [first] = listCandidates('Who built the boat?', 'en', [term('boat')], [boat]);
    expect(first?.window).toBe(boat.text);
    const filler = Array.from(
      { length: 12 },
      (_, index) =>
        `On day ${index} of that long week we sat by the stove and mended all the nets.`,
    );
    const text = [...filler, 'Then he sold the boat.', ...filler].join(' ');
    const window = listCandidates('Who sold it?', 'en', [], [passage('The sale', text)])[12]
      ?.window;
    expect(window).toContain('On day 11 of that long week');
    expect(window).toContain('Then he sold the boat.');
    expect(window?.split(/\s+/).length).toBeLessThanOrEqual(100);
    expect(text).toContain(window);
  });
});

describe('the sentence that answers', () => {
  const told = [
    passage('The mill', 'My uncle Baltasar built the mill in 1931. It burned down later.'),
    passage('The boat', 'I learned to row in a boat of cork. It leaked.', 1),
  ];
  const ask = (question: string, terms: AskedTerm[], passages = told) =>
    chooseAnswer(listCandidates(question, 'en', terms, passages));

  test('is chosen before others, with its passage first', () => {
    const chosen = ask('Who built the mill?', [term('built'), term('mill')]);
    expect(chosen?.best.sentence).toBe('My uncle Baltasar built the mill in 1931.');
    expect(chosen?.passages.map(({ passage: { title } }) => title)).toEqual([
      'The mill',
      'The boat',
    ]);
  });

  test('is likelier than one that holds nothing of what is asked', () => {
    const likely = ask('Who built the mill?', [term('built'), term('mill')])?.probability ?? 0;
    const unlikely =
      ask('Who sang at the opera?', [
        { ...term('sang', 6), known: false },
        { ...term('opera', 6), known: false },
      ])?.probability ?? 1;
    expect(likely).toBeGreaterThan(0.48);
    expect(unlikely).toBeLessThan(likely);
    expect(likely).toBeLessThanOrEqual(1);
  });

  test('is not told a second time while there is another', () => {
    const terms = [term('built'), term('mill')];
    const saidBefore = 'My uncle Baltasar built the mill in 1931.';
    const again = told.map((each) => ({ ...each, saidBefore }));
    expect(ask('Who built the mill?', terms, again)?.best.sentence).not.toBe(saidBefore);
    const alone = again.slice(0, 1).map((each) => ({ ...each, text: saidBefore }));
    expect(ask('Who built the mill?', terms, alone)?.best.sentence).toBe(saidBefore);
  });

  test('is none where there is no passage', () => {
    expect(ask('Who built the mill?', [term('mill')], [])).toBeUndefined();
  });
});
