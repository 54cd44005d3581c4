import { describe, expect, test } from 'vitest';
import { knownStatements } from './known-statements.ts';
import { readText } from './read-text.ts';
import {
  daughterTells,
  harbour,
  rosa,
  sampleFact,
  samplePassage,
  wedding,
} from './request.sample.ts';
import { type Grounds, verifySentence } from './verify-sentence.ts';

const redes = samplePassage(
  'As redes',
  'Em menina remendava redes no porto com a minha mãe. Casei em maio de 1951, não tivemos filhos.',
);
const given = [harbour, wedding, daughterTells, redes];

function verify(
  text: string,
  cites: number[],
  changes: Partial<Grounds> & { asked?: string } = {},
) {
  const language = changes.language ?? 'en';
  const facts = [sampleFact('husband', 'Tomás'), sampleFact('brother', 'Duarte')];
  const evidence = given.map((passage) => ({
    passage,
    read: readText(`${passage.title}. ${passage.excerpt}`, passage.language),
    isPersons: passage.teller === 'self',
  }));
  const verdict = verifySentence(
    { text, cites, beginsParagraph: false },
    {
      ...{
        language,
        evidence,
        voice: 'first-person',
        known: knownStatements(rosa, facts, language),
      },
      message: readText(changes.asked ?? 'What did you do?', language),
      passages: new Set(evidence.flatMap(({ read }) => [...read.terms])),
      names: readText('Tom Rosa Alves', language).terms,
      ...changes,
    },
  );
  return verdict.kind === 'held back' ? verdict.reason : verdict.kind;
}

describe('a sentence that cites a passage is supported', () => {
  test.each<[string, number[]]>([
    ['As a girl I mended nets at the harbour with my mother.', [1]],
    ['I mended nets with my mother when I was a girl.', [1]],
    ['I never learned to swim.', [1]],
    ['I married Tomás in 1951.', [2]],
    ['Tomás and I danced in the square, Tom, and 19 guests came.', [2]],
    ['I mended nets by the harbour, and I danced at my wedding with Tomás.', [1, 2]],
    ['My husband Tomás danced in the square.', [2]],
    ['Your grandad and I danced in the square in 1951.', [2]],
    ['As a girl I mended nets with my mum.', [1]],
    ['Maria tells: “I baked bread with Mother every Saturday.”', [3]],
    ['As Maria tells it, she baked bread with her mother.', [3]],
  ])('%j', (text, cites) => {
    expect(verify(text, cites)).toBe('supported');
  });

  test('in another language than the passage, where its words are known to the lexicon', () => {
    expect(verify('Em menina remendava redes no porto com a mãe.', [4], { language: 'pt' })).toBe(
      'supported',
    );
    expect(verify('I married in May 1951.', [4])).toBe('supported');
  });
});

describe('a sentence that cites a passage is held back', () => {
  test.each<[string, string, number[]]>([
    ['an invented name', 'I mended nets with my cousin Albertina.', [1]],
    ['an invented name', 'Albertina mended nets at the harbour with my mother.', [1]],
    ['an invented place', 'I mended nets at the harbour in Peniche.', [1]],
    ['a name of the facts in another part', 'I married Duarte and we danced in the square.', [2]],
  ])('with %s: %j', (_, text, cites) => {
    expect(verify(text, cites)).toBe('holds a name that is not there');
  });

  test.each<[string, number[]]>([
    ['As a girl I mended nets at the harbour with my father.', [1]],
    ['My sister and I mended nets at the harbour as girls.', [1]],
    ['My brother and I danced in the square in 1951.', [2]],
  ])('with an invented relative: %j', (text, cites) => {
    expect(verify(text, cites)).toBe('names a relative that is not there');
  });

  test.each<[string, number[]]>([
    ['I married Tomás in 1962.', [2]],
    ['I married Tomás and twenty guests came.', [2]],
    ['As a girl of 12 I mended nets at the harbour.', [1]],
    ['I married Tomás in June.', [2]],
    ['I mended two nets at the harbour with my mother.', [1]],
  ])('with an invented number or date: %j', (text, cites) => {
    expect(verify(text, cites)).toBe('holds a number or date that is not there');
  });

  test.each<[string, number[]]>([
    ['I learned to swim.', [1]],
    ['I never mended nets with my mother.', [1]],
    ['We did not dance in the square.', [2]],
    ['I never told you that I married Tomás.', [2]],
  ])('with a negation turned round: %j', (text, cites) => {
    expect(verify(text, cites)).toBe('denies or affirms otherwise');
  });

  test('with a negation turned round in Portuguese', () => {
    expect(verify('Tivemos filhos.', [4], { language: 'pt' })).toBe('denies or affirms otherwise');
    expect(verify('Não tivemos filhos.', [4], { language: 'pt' })).toBe('supported');
  });

  test('when it cites the wrong passage, or one that is not there', () => {
    expect(verify('As a girl I mended nets at the harbour.', [2])).toBe(
      'says more than its passage',
    );
    expect(verify('I mended nets at the harbour.', [77])).toBe('cites what is not there');
  });

  test('when it makes another teller say I', () => {
    expect(verify('I baked bread with Mother every Saturday.', [3])).toBe(
      'makes another teller say I',
    );
  });

  test('when it speaks as the person that the companion tells about', () => {
    const voice = 'third-person';
    expect(verify('I mended nets at the harbour.', [1], { voice })).toBe('speaks as the person');
    expect(verify('Rosa mended nets at the harbour.', [1], { voice })).toBe('supported');
    expect(verify('I was told that Rosa mended nets.', [1], { voice })).toBe('supported');
  });
});

describe('a sentence without a citation', () => {
  test.each([
    'Hello Tom, it is good to hear from you.',
    'I am sorry for your loss.',
    'I was never told that.',
    'Thank you for telling me.',
    'Would you like to hear about the wedding?',
    'What would you like to know, Tom?',
  ])('is shown where it says nothing of the life: %j', (text) => {
    expect(verify(text, [])).toBe('courtesy');
  });

  test('may hold the words of the message that it answers, unless it speaks as the person', () => {
    const asked = 'My dog Bobby died. Did you fly to the moon?';
    expect(verify('I am sorry that your dog Bobby died.', [], { asked })).toBe('courtesy');
    expect(verify('Thank you, I did fly to the moon.', [], { asked })).toBe('cites nothing');
  });

  test.each([
    'I flew to the moon.',
    'I mended nets at the harbour with my mother.',
    'Yes, of course.',
    'Hello, I was a pilot in the war.',
    'Did you know that I was a pilot?',
    'I am sorry for your loss of Albertina.',
    'Thank you, that was in 1962.',
  ])('is held back where it claims something: %j', (text) => {
    expect(verify(text, [])).toBe('cites nothing');
  });
});
