import { expect, it } from 'vitest';
import { parseLexicon, weigh } from './lexicon.ts';

const text = `# Where it is.

{my}
en: (?:my|our)
pt: minha

home 2
en: {my} house
en: garden
pt: {my} casa

sea 3
en: beach
`;

it('joins the lines of a field, and puts in what a slot stands for', () => {
  const [home, sea] = parseLexicon(text, 'places');
  expect(home).toMatchObject({
    heading: ['home', '2'],
    en: '(?:my|our) house|garden',
    pt: 'minha casa',
  });
  expect(sea).toMatchObject({ en: 'beach', pt: '' });
});

it.each(['home 2\nour house', 'home 2\nen: house)', 'home 2\nen:'])('refuses %j', (wrong) => {
  expect(() => parseLexicon(wrong, 'places')).toThrow();
});

it('adds up what whole words speak for, a repeated word for less', () => {
  const choices = [
    { gives: 'home', weight: 2, en: 'house|garden', pt: '' },
    { gives: 'sea', weight: 3, en: 'beach', pt: '' },
  ];
  const trust = (index: number) => (index < 20 ? 1 : 0);
  const found = weigh('House, garden, house: houses. The beach.', choices, 'en', trust);
  expect(found).toEqual([{ choice: 'home', score: 4.5, words: ['house', 'garden'], index: 0 }]);
});
