import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecall, type Recall } from '#server/features/training/recall/recall.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addTaughtAncestor } from '#tests/support/taught-ancestor.ts';
import { isSupported, unsupportedPart } from './is-supported.ts';
import { createOfflinePersona } from './offline-persona.ts';
import type { PersonaMemory, PersonaPerson, PersonaReply, Turn } from './persona.ts';
import { courtesies, saidByOthers, understood } from './replies.sample.ts';

const stories = [
  {
    title: 'Nets at the harbour',
    content:
      'As a girl I mended nets at the harbour in Olhão with my aunt Graça. We sat on upturned crates and the gulls stole our bread. My aunt could tie forty knots while I tied ten. In the evening we walked home along the salt pans with tar on our hands.',
  },
  {
    title: 'The red bicycle',
    content:
      'In 1949 I bought a red bicycle with the money from a whole summer of almonds. My brother Luís painted my name on it. It was stolen outside the post office and I cried for a week.',
  },
  {
    title: 'The umbrella',
    content:
      'In 1956 Bento left his umbrella in the shop. I kept it under the counter for three weeks. When he came back it rained and I walked him home. That was Bento. We married the next spring. He was stubborn and funny and could whistle louder than a train. After I sold the shop I built a chess table for the park.',
  },
  {
    title: 'The long winter',
    content: 'When Bento died in 2003 I did not go to the park for a year.',
  },
  {
    title: 'The bakery',
    content:
      'Amália opened the bakery in 1955. She rose at three every morning and the whole street knew the hour by her oven. She gave the last loaf of each day to the priest.',
  },
];

const person: PersonaPerson = {
  name: 'Amália',
  relationship: 'grandmother',
  gender: 'female',
  birthYear: 1931,
  fullName: 'Amália Rebelo',
  birthPlace: 'Olhão',
  occupation: 'Baker',
  commonPhrases: ['Bread first.'],
  passions: ['dancing'],
  values: ['honesty', 'hard work'],
};

let database: TestDatabase;
let recall: Recall;
let ancestorId: string;

beforeAll(async () => {
  database = await openTestDatabase();
  recall = createRecall({ db: database.db });
  ancestorId = await addTaughtAncestor(database.db);
  const { fullName, birthPlace, occupation, commonPhrases, passions, values } = person;
  await recall.remember(ancestorId, {
    ...{ fullName, birthPlace, occupation, stories },
    commonPhrases: [...(commonPhrases ?? [])],
    passions: [...(passions ?? [])],
    values: [...(values ?? [])],
  });
});

afterAll(() => database.close());

function memoryOf(history: readonly Turn[], id = ancestorId): PersonaMemory {
  const turns = history.map(({ kind, content, sources = [] }) => ({
    from: kind === 'person' ? ('person' as const) : ('persona' as const),
    text: content,
    sources: [...sources],
  }));
  return {
    recall: (question) => recall.recall({ ancestorId: id, question, history: turns }),
    listDetails: () => recall.listDetails(id),
    listStories: () => recall.listStories(id),
    listPassages: (ordinal) => recall.listPassages(id, ordinal),
  };
}

async function talk(
  questions: string[],
  { as = person, seed = 'seed', of }: { as?: PersonaPerson; seed?: string; of?: string } = {},
): Promise<PersonaReply[]> {
  const history: Turn[] = [];
  const replies: PersonaReply[] = [];
  for (const [at, question] of questions.entries()) {
    const asked = {
      question,
      person: as,
      memory: memoryOf(history, of),
      history: [...history],
      now,
    };
    const reply = await createOfflinePersona().reply({ ...asked, seed: `${seed} ${at}` });
    history.push({ kind: 'person', content: question }, { kind: 'persona', ...reply });
    replies.push(reply);
  }
  return replies;
}

const now = new Date('2026-05-01T12:00:00Z');

/** What Rosa answers last, of whom one story is told. */
async function askRosa(content: string, questions: string[], as: Partial<PersonaPerson> = {}) {
  const of = await addTaughtAncestor(database.db);
  const { passions } = as;
  await recall.remember(of, {
    ...{ fullName: 'Rosa Alves', stories: [{ title: 'Long ago', content }] },
    ...(passions && { passions: [...passions] }),
  });
  const rosa = { name: 'Rosa', relationship: 'grandmother', gender: 'female' as const, ...as };
  const reply = (await talk(questions, { as: rosa, of })).at(-1);
  if (!reply) throw new Error('no reply');
  return reply;
}

async function ask(question: string, as: PersonaPerson = person): Promise<PersonaReply> {
  const [reply] = await talk([question], { as });
  if (!reply) throw new Error('no reply');
  return reply;
}

describe('what was told', () => {
  it('is answered by what is of the kind that is asked for, and by no other of it', async () => {
    const dog = 'Our dog Piloto slept under the stairs for eleven years. He ate whatever fell.';
    expect((await askRosa(dog, ['Did you have any pets?'])).content).toContain('Piloto');
    expect((await askRosa(dog, ['Did you have a parrot?'])).grounded).toBe(false);
  });

  it('is answered with the story’s facts and the story as first source', async () => {
    const reply = await ask('What did you do at the harbour as a girl?');
    expect(reply.grounded).toBe(true);
    expect(reply.sources[0]?.title).toBe('Nets at the harbour');
    expect(reply.content).toContain('I mended nets at the harbour');
  });

  it('is retold as the family’s when it was written in the third person', async () => {
    const reply = await ask('When did you open the bakery?');
    expect(reply.content).toMatch(/family.*:\s“Amália opened the bakery in 1955\./);
  });

  it('is answered in the language that was asked, and quoted in the one it was told in', async () => {
    const reply = await ask('O que fazias no porto quando eras pequena?');
    expect(reply.content).toMatch(/inglês/);
    expect(reply.content).toContain('I mended nets at the harbour');
  });

  it.each([
    ['Where were you born?', 'I was born in Olhão, in 1931.'],
    ['What was your job?', 'I was a baker.'],
    ['What mattered most to you?', 'What mattered to me: honesty and hard work.'],
    ['Onde nasceste?', 'Nasci em Olhão, em 1931.'],
    ['How old would you be today?', 'I was born in 1931; in 2026 that makes 95 years.'],
    ['Que idade terias hoje?', 'Nasci em 1931; em 2026 isso faz 95 anos.'],
  ])('answers %s from the details', async (question, answer) => {
    const reply = await ask(question);
    expect(reply.content).toBe(answer);
    expect(reply.grounded).toBe(true);
  });

  it.each([
    ['Teacher', 'What was your job?', 'I was a teacher.'],
    ['Bus driver', 'What was your job?', 'I was a bus driver.'],
    [
      'Bus driver',
      'Qual era a tua profissão?',
      'Do meu trabalho a família diz isto: “Bus driver.”',
    ],
    ['Nurse', 'Qual era a tua profissão?', 'Do meu trabalho a família diz isto: “Nurse.”'],
  ])('tells the trade %s in its own language when asked %s', async (occupation, question, told) => {
    expect((await ask(question, { ...person, occupation })).content).toBe(told);
  });

  it('tells a detail that a question leads to as a sentence of its own', async () => {
    const id = await addTaughtAncestor(database.db);
    const taught = { fullName: 'Walter Brandt', occupation: 'Tram driver' };
    await recall.remember(id, taught);
    const reply = await createOfflinePersona().reply({
      ...{ question: 'Did you like your work?', history: [], seed: 'seed' },
      person: { name: 'Walter', relationship: 'grandfather', ...taught },
      memory: memoryOf([], id),
    });
    expect(reply).toMatchObject({ content: 'I was a tram driver.', grounded: true });
  });

  it.each(understood)(
    'is told so that it can be understood: %s',
    async (question, content, answer) => {
      const reply = await askRosa(content, [question], { birthYear: 1931 });
      expect(reply.content).toMatch(answer);
    },
  );

  it.each([
    ['Did you have a garden?', 'I loved my garden.'],
    ['Did you whistle?', /family.*: “She loved to whistle on the way home\.”/],
    ['Tinhas um jardim?', 'Do que eu gostava: o meu jardim.'],
  ])('speaks as the person of what the family wrote of her: %s', async (question, answer) => {
    const passions = ['her garden', 'She loved to whistle on the way home.', 'o seu jardim'];
    expect((await askRosa('I had a boat.', [question], { passions })).content).toMatch(answer);
  });

  it.each([
    [['Tell me a story', 'And then what happened?'], /ends|stops/],
    [['Conta-me uma história', 'E depois, o que aconteceu?'], /acaba|Fica por aí/],
    [['What did you buy?', 'And then what happened?', 'And then what happened?'], /ends|stops/],
  ])('ends where the story ends: %j', async (questions, answer) => {
    const reply = await askRosa('I bought a boat. It leaked. We sold it.', questions);
    expect(reply).toMatchObject({ grounded: false, content: expect.stringMatching(answer) });
  });

  it.each([
    [['Tell me about Doris', 'What was she like?'], /Doris was (?:stubborn|the bravest)/],
    [['Tell me about the boat', 'How old was she?'], /^(?:.*\. )?Doris was eight/],
    [['Tell me about the boat', 'When was that?'], /1951/],
    [['Tell me a nice story', 'Can you repeat that?'], /“Long ago”/],
  ])('answers what leans on the turn before: %j', async (questions, answer) => {
    const content =
      'I bought a boat in 1951. We painted it. Doris was eight, and she steered. Doris was the bravest of us all.';
    expect((await askRosa(content, questions)).content).toMatch(answer);
  });

  it('pictures a person by what is said of them after their name', async () => {
    expect((await ask('What was Bento like?')).content).toContain('He was stubborn and funny');
    expect((await ask('can u tell me smth about Bento')).grounded).toBe(true);
  });

  it('goes on where it left off, and says when there is no more', async () => {
    const [story, more, end] = await talk(['Tell me about the harbour', 'Tell me more', 'Go on']);
    expect(more?.sources[0]?.title).toBe('Nets at the harbour');
    expect(story?.content).not.toContain(more?.content.slice(0, 40) ?? '');
    expect(end?.grounded).toBe(false);
  });

  it('never tells the same story twice when asked for another, and says when all are told', async () => {
    const replies = await talk([
      'Tell me a story',
      'Another one',
      'Tell me a story I haven’t heard yet',
      'Tell me another one',
      'One more story',
      'Another',
    ]);
    const titles = replies.slice(0, 5).map(({ sources }) => sources[0]?.title);
    expect(new Set(titles).size).toBe(5);
    expect(replies[5]?.grounded).toBe(false);
  });
});

describe('what was never told', () => {
  it.each([
    'What was the name of your dog at the harbour?',
    'When did you move to Paris?',
    'What was your sister called?',
    'Where was your husband born?',
    'What colour was your car?',
    'Did you ever fly in an aeroplane?',
    'De que morreu o teu irmão?',
    'How did Bento die?',
    'What year did you sell the shop?',
  ])('is said to be so: %s', async (question) => {
    const reply = await ask(question);
    expect(reply).toMatchObject({ grounded: false, sources: [] });
    expect(reply.content).toMatch(/told|contaram|contado|falaram/);
  });

  it('names the story that comes nearest, which can then be asked for', async () => {
    const question = 'Was there a dog at the harbour where you mended the nets?';
    for (const wanted of ['Yes please', 'tell me that one', 'tell me more']) {
      const [named, told] = await talk([question, wanted]);
      expect(named).toMatchObject({ grounded: false, sources: [] });
      expect(named?.content).toContain('“Nets at the harbour”');
      expect([wanted, told?.sources[0]?.title]).toEqual([wanted, 'Nets at the harbour']);
    }
    expect((await ask('How did you die?')).content).not.toContain('“');
    expect((await ask('Did you ever fly in an aeroplane?')).content).not.toContain('“');
  });

  it.each([
    ['My husband Manuel fell into a well. He was born in Coimbra in 1930.', false],
    ['My husband Manuel fell into a well. I was born in Coimbra in 1930.', true],
    ['Manuel fell into a well. He was born in Coimbra in 1930.', false],
    ['She fell into a well. She was born in Coimbra in 1930.', true],
  ])('is not taken from the birth of somebody else: %s', async (content, isTold) => {
    const id = await addTaughtAncestor(database.db);
    await recall.remember(id, { fullName: 'Rosa Alves', stories: [{ title: 'A well', content }] });
    const memory = memoryOf([], id);
    const rosa = { name: 'Rosa', relationship: 'grandmother', gender: 'female' as const };
    for (const question of ['Where were you born?', 'When were you born?', 'Onde nasceste?']) {
      const asked = { question, person: rosa, memory, history: [], seed: 'seed' };
      const { grounded } = await createOfflinePersona().reply(asked);
      expect({ question, grounded }).toEqual({ question, grounded: isTold });
    }
  });

  it.each(saidByOthers)(
    'is not taken from what others say or do: %s %s',
    async (question, content, grounded) => {
      const reply = await askRosa(content, [question], { birthYear: 1931 });
      expect(reply).toMatchObject({ grounded });
    },
  );

  it('is said with less each time, and says once where it can be added', async () => {
    const [first, ...others] = await talk(['Did you ski?', 'Did you surf?', 'Did you fence?']);
    expect(first?.content).toContain('training page');
    for (const { content } of others) {
      expect(content).toMatch(/told/);
      expect(content).not.toContain('training page');
      expect(content.length).toBeLessThan(first?.content.length ?? 0);
    }
  });

  it.each([['How old would you be today?'], ['How old were you when you bought the boat?']])(
    'is no age without a year of birth: %s',
    async (question) => {
      const { content } = await askRosa('I bought a boat in 1951.', [question]);
      expect(content).not.toMatch(/\b(?:20|19|9\d) ?(?:or|years)/);
    },
  );

  it('is not taken from the childhood of somebody else', async () => {
    const id = await addTaughtAncestor(database.db);
    const content = 'Manuel told the children: when I was a boy of seven, I fell into a well.';
    await recall.remember(id, { fullName: 'Rosa Alves', stories: [{ title: 'A well', content }] });
    const asked = { question: 'Tell me about your childhood', history: [], seed: 'seed' };
    for (const gender of ['female', 'male'] as const) {
      const rosa = { name: 'Rosa', relationship: 'grandmother', gender };
      const reply = createOfflinePersona().reply({
        ...asked,
        person: rosa,
        memory: memoryOf([], id),
      });
      expect(await reply).toMatchObject({ grounded: gender === 'male' });
    }
  });

  it('gives no medical, legal or financial advice', async () => {
    for (const question of ['Should I stop taking my tablets?', 'Devo investir as poupanças?']) {
      expect(await ask(question)).toMatchObject({ grounded: false, sources: [] });
    }
    expect((await ask('Should I sue my landlord?')).content).toMatch(/qualified/);
  });
});

describe('courtesies', () => {
  it.each(courtesies)('answers %s plainly', async (question, answer) => {
    const reply = await ask(question);
    expect(reply.content).toMatch(answer);
    expect(reply.grounded).toBe(false);
    expect(reply.content).not.toMatch(/\bI (?:love|miss) you\b|stay|come back|fica comigo/i);
  });

  it('says a kind word before the answer where something sad or glad was told', async () => {
    const reply = await ask('My boyfriend left me. What would you tell me?');
    expect(reply.content).toMatch(/^(?:That is hard|That is a lot)/);
    expect(reply.grounded).toBe(true);
  });

  it.each([
    ['What was grandma like?', 'grandmother', true],
    ['Como era a avó?', 'grandmother', true],
    ['What was grandma like?', 'grandfather', false],
  ])('answers %s of the %s with her own manner', async (question, relationship, isOwn) => {
    const senseOfHumor = 'Dry as rope.';
    const { content } = await ask(question, { ...person, relationship, senseOfHumor });
    expect(content.includes('“Dry as rope.”')).toBe(isOwn);
  });

  it('answers the question when there is one besides', async () => {
    const reply = await ask('Hi gran, I miss you. What colour was your bicycle?');
    expect(reply.sources[0]?.title).toBe('The red bicycle');
  });
});

describe('the manner', () => {
  it('tells more where the person was talkative', async () => {
    const question = 'What did you do at the harbour as a girl?';
    const quiet = await ask(question, { ...person, extraversion: 1, commonPhrases: [] });
    const talkative = await ask(question, { ...person, extraversion: 10, commonPhrases: [] });
    expect(talkative.content.length).toBeGreaterThan(quiet.content.length + 40);
  });

  it('contracts its words only where the person was informal', async () => {
    const formal = await ask('Are you real?', { ...person, formality: 9 });
    const informal = await ask('Are you real?', { ...person, formality: 1 });
    expect(formal.content).not.toMatch(/\b(?:I'm|don't|can't)\b/);
    expect(informal.content).toContain("I'm");
  });

  it('words the same reply the same way, and others in other ways', async () => {
    const question = 'Did you ever go skiing?';
    const told = async (seed: string) => (await talk([question], { seed }))[0]?.content;
    expect(await told('a')).toBe(await told('a'));
    const wordings = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map(told));
    expect(new Set(wordings).size).toBeGreaterThan(2);
  });

  it('does not begin two replies in a row alike', async () => {
    const replies = await talk(['Did you ski?', 'Did you surf?', 'Did you fence?', 'Did you row?']);
    const openings = replies.map(({ content }) => content.split('.')[0]);
    for (const [at, opening] of openings.slice(1).entries()) expect(opening).not.toBe(openings[at]);
  });

  it('says now one saying, now another', async () => {
    const commonPhrases = ['Bread first.', 'Salt last.', 'Flour always.', 'Mind the oven.'];
    const seeds = Array.from({ length: 60 }, (_, at) => `s${at}`);
    const replies = await Promise.all(
      seeds.map((seed) =>
        talk(['What did you mend at the harbour?'], { as: { ...person, commonPhrases }, seed }),
      ),
    );
    const said = new Set(
      replies.flatMap(([reply]) => commonPhrases.filter((each) => reply?.content.includes(each))),
    );
    expect(said.size).toBeGreaterThan(1);
  });

  it('keeps the sayings out of sad answers and of what was never told', async () => {
    for (const seed of Array.from({ length: 12 }, (_, at) => `s${at}`)) {
      const replies = await talk(['Why did you cry?', 'Did you ever ski?'], { seed });
      for (const { content } of replies) expect(content).not.toContain('Bread first.');
    }
  });
});

describe('every reply', () => {
  it('holds nothing but what was told and frame sentences, in any manner', async () => {
    const questions = [
      'Hello',
      'Tell me a story',
      'More',
      'What was your job?',
      'Any advice?',
      'Did you ski?',
    ];
    for (const level of [1, 5, 10]) {
      const traits = {
        formality: level,
        extraversion: level,
        agreeableness: level,
        openness: level,
      };
      const as = { ...person, ...traits, positivity: 11 - level, neuroticism: level };
      for (const { content } of await talk(questions, { as, seed: `level ${level}` })) {
        expect(isSupported(content, { person: as, stories }), content).toBe(true);
      }
    }
  });

  it('would be caught if it invented something', () => {
    const invented = 'As a girl I mended nets at the harbour in Tavira with my aunt Graça.';
    expect(unsupportedPart(invented, { person, stories })).toBe(invented);
    expect(unsupportedPart('I was born in Faro.', { person, stories })).toBeDefined();
    expect(unsupportedPart('I am so proud of you.', { person, stories })).toBeDefined();
  });
});
