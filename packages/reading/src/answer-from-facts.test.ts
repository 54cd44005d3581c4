import { describe, expect, it } from 'vitest';
import { answerFromFacts, type KnownFact } from './answer-from-facts.ts';

const now = new Date('2026-05-01');
const fact = (
  subject: string,
  relation: string,
  object: string,
  more: Partial<KnownFact> = {},
) => ({
  subject,
  relation,
  object,
  year: null,
  sentence: null,
  status: 'confirmed',
  ...more,
});
const ivy = {
  name: 'Nan Ivy',
  gender: 'female',
  relationship: 'grandmother',
  birthYear: 1930,
  deathYear: 2015,
  birthPlace: 'Bradford',
  occupation: 'Weaver',
  fullName: 'Ivy May Garton',
};
const facts = [
  fact('self', 'husband', 'Bert'),
  fact('self', 'mother-in-law', 'Winifred', { status: 'suggested' }),
  fact('self', 'brother', 'Sid'),
  fact('self', 'brother', 'Frank'),
  fact('self', 'brother', 'Nobody', { status: 'dismissed' }),
  fact('self', 'married', 'Bert', { year: 1952, sentence: 'We were married on 4 June 1952.' }),
  fact('Bert', 'died', '9 July 1990', { year: 1990 }),
  fact('self', 'count-of-siblings', '5'),
];
const ask = (question: string) =>
  answerFromFacts({ question, language: 'en', person: ivy, facts, now });
const perguntar = (question: string, portuguese: 'pt-BR' | 'pt-PT') =>
  answerFromFacts({
    question,
    language: 'pt',
    portuguese,
    person: { ...ivy, name: 'Avó Ivy', relationship: 'avó' },
    facts,
    now,
  })?.text;

describe('an answer from facts', () => {
  it('names kin, in both voices', () => {
    expect(ask("what was grandad's name, nan?")?.text).toEqual({
      'first-person': 'My husband was called Bert.',
      'third-person': 'Her husband was called Bert.',
    });
    expect(ask('what were your brothers called?')?.names).toEqual(['Sid', 'Frank']);
  });

  it('says when it rests on what nobody has confirmed', () => {
    const answer = ask('who was your mother-in-law');
    expect(answer?.isConfirmed).toBe(false);
    expect(answer?.text['first-person']).toBe(
      'My mother-in-law was called Winifred, as far as the stories tell.',
    );
  });

  it('shows its arithmetic', () => {
    expect(ask('how old were you when you got married')).toMatchObject({
      kind: 'age',
      ages: [21, 22],
      text: { 'first-person': 'I was born in 1930 and I married Bert in 1952, so I was 21 or 22.' },
    });
    expect(ask('How long were you and grandad married before he died?')).toMatchObject({
      count: 38,
      text: { 'third-person': 'She was married for 38 years, from 1952 to 1990.' },
    });
  });

  it('gives years, counts and what the family filled in', () => {
    expect(ask('when did you marry')?.text['first-person']).toBe('I married Bert on 4 June 1952.');
    expect(ask('when did grandad die?')?.year).toBe(1990);
    expect(ask('how many brothers and sisters did you have?')?.count).toBe(5);
    expect(ask('which country were you born in?')).toMatchObject({
      country: 'United Kingdom',
      isConfirmed: true,
    });
    expect(ask('what did you do for a living')?.text['first-person']).toBe(
      'My work, in the family’s words: Weaver.',
    );
    expect(ask('what was your full name')?.names).toEqual(['Ivy May Garton']);
    expect(ask('how old were you when you died')?.ages).toEqual([84, 85]);
  });

  it('says that it was after the death', () => {
    expect(ask('what did you think of the coronation in 2023?')?.text['first-person']).toBe(
      'I had died by then: I died in 2015, and that was in 2023.',
    );
    expect(ask('how was lockdown for you?')).toMatchObject({ kind: 'after-death', year: 2020 });
    expect(ask('I was born in 2019, did mum tell you?')).toBeUndefined();
    expect(ask('I moved house in 2023 and I miss you')).toBeUndefined();
    expect(ask('did you know I got married in 2024?')).toBeUndefined();
    expect(ask('what did you think of the 1966 world cup?')).toBeUndefined();
  });

  it.each([
    'what was your mother-in-law like?',
    'what was your mother called',
    'what was your eldest brother called',
    'who was your brother',
    'when did you start smoking',
    'when did grandad die and where is he buried',
    'what was mum called',
    'what was your job like',
    'how old were you when you learnt to swim',
    'did you love grandad',
  ])('leaves "%s" to the stories', (question) => {
    expect(ask(question)).toBeUndefined();
  });

  it.each(['Ivy [sic', 'Ivy a{1', '(a+)+b'])('takes the name "%s" for no pattern', (name) => {
    const question = `quando a ${'a'.repeat(60)} nasceu`;
    const person = { ...ivy, name };
    expect(answerFromFacts({ question, language: 'pt', person, facts, now })).toBeUndefined();
  });

  it('names relatives without delay where thousands are listed', () => {
    const name = (at: number) => `${'Ab Cd Ef Gh '.repeat(15)}X${at}`;
    const brothers = Array.from({ length: 2_000 }, (_, at) => fact('self', 'brother', name(at)));
    const question = 'what were your brothers called?';
    const began = performance.now();
    const answer = answerFromFacts({ question, language: 'en', person: ivy, facts: brothers, now });
    expect(performance.now() - began).toBeLessThan(3_500);
    expect(answer?.names?.[0]).toBe(name(0));
  });

  it('answers in both varieties of Portuguese', () => {
    expect(perguntar('como se chamava a sua sogra?', 'pt-BR')?.['first-person']).toBe(
      'Minha sogra se chamava Winifred, pelo que contam as histórias.',
    );
    expect(perguntar('Quando é que a avó e o avô casaram?', 'pt-PT')?.['third-person']).toBe(
      'Casou com Bert em 1952.',
    );
    expect(perguntar('quantos anos a senhora tinha quando casou?', 'pt-BR')?.['first-person']).toBe(
      'Nasci em 1930 e casei com Bert em 1952: tinha 21 ou 22 anos.',
    );
    expect(perguntar('em que país nasceste, avó?', 'pt-PT')?.['first-person']).toBe(
      'Nasci em Bradford, no Reino Unido.',
    );
    expect(perguntar('o que achou da pandemia?', 'pt-PT')?.['first-person']).toBe(
      'Nessa altura eu já tinha morrido: morri em 2015, e isso foi em 2020.',
    );
  });
});
