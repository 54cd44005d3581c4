import { countWords } from '@heartwood/reading/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#shared/limits.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addTaughtAncestor } from '#tests/support/taught-ancestor.ts';
import { createRecall, type Recall } from './recall.ts';
import type { EarlierTurn, RecollectedPassage, TrainingContent } from './recollection.ts';
import { rosa } from './rosa.sample.ts';

let database: TestDatabase;
let recall: Recall;
let rosaId: string;

const teach = async (content: TrainingContent) => {
  const ancestorId = await addTaughtAncestor(database.db);
  await recall.indexPassages(ancestorId, content);
  return ancestorId;
};
const ask = (question: string, ancestorId = rosaId, history: EarlierTurn[] = []) =>
  recall.recall({ ancestorId, question, history });
const best = async (question: string, ancestorId = rosaId) =>
  (await ask(question, ancestorId)).passages[0];
const turns = (question: string, passage: RecollectedPassage | undefined): EarlierTurn[] => [
  { from: 'person', text: question },
  {
    from: 'persona',
    text: 'I remember.',
    sources: passage ? [{ id: passage.sourceId, excerpt: passage.excerpt }] : [],
  },
];

beforeAll(async () => {
  database = await openTestDatabase();
  recall = createRecall({ db: database.db });
  rosaId = await teach(rosa);
}, 120_000);
afterAll(() => database.close());

describe('recall', () => {
  it.each([
    ['What did you do at the harbour as a girl?', 'The harbour'],
    ['When did you marry?', 'Our wedding day'],
    ['Who taught you to bake?', 'The bakery on Rua do Carmo'],
    ['Were you ever ill as a child?', 'The winter of the fever'],
    ['Do you remember the storm?', 'The harbour'],
  ])('%s is answered from "%s"', async (question, title) => {
    expect((await best(question))?.title).toBe(title);
  });

  it.each([
    ['Where were you born?', 'Évora, Portugal', 'detail'],
    ['What was your job?', 'Baker and shopkeeper', 'detail'],
    ['What did you always say?', 'Bread first, then talk.', 'phrase'],
    ['Did you have a hobby?', 'Singing fado', 'passion'],
  ])('%s is answered from a detail or a list', async (question, excerpt, kind) => {
    expect(await best(question)).toMatchObject({ excerpt, kind, storyOrdinal: null });
  });

  it('reaches English stories with a Portuguese question', async () => {
    const { language, passages } = await ask('Quem te ensinou a fazer pão?');
    expect(language).toBe('pt');
    expect(passages[0]?.title).toBe('The bakery on Rua do Carmo');
  });

  it('finds a name that is misspelt, and says as what it was read', async () => {
    const { passages, terms } = await ask('Who was Amelya Figeira?');
    expect(passages[0]?.excerpt).toContain('Amélia Figueira');
    expect(terms.find((term) => term.word === 'amelya')).toMatchObject({ known: true });
    expect(terms.find((term) => term.word === 'amelya')?.readAs).toBeDefined();
  });

  it('finds a name that is written as it sounds', async () => {
    const { passages, terms } = await ask('Do you remember Joakim?');
    expect(terms).toMatchObject([{}, { word: 'joakim', known: true, readAs: 'joaquim' }]);
    expect(passages[0]?.excerpt).toContain('Joaquim');
  });

  it.each([
    ['Did you own a coat?', 'coat', 'We had a boat.'],
    ['Did you ever see France?', 'france', 'I saw a face.'],
  ])(
    'does not take one everyday word for another that looks like it: %s',
    async (question, word, content) => {
      const { terms } = await ask(question, await teach({ stories: [{ title: 'Sea', content }] }));
      expect(terms.find((term) => term.word === word)).toMatchObject({ known: false });
    },
  );

  it('says which words of the question nothing answers', async () => {
    const { terms, passages } = await ask('Did you ever fly a helicopter to the harbour?');
    expect(terms.find((term) => term.word === 'helicopter')?.known).toBe(false);
    expect(passages[0]?.missing).toContain('helicopter');
    expect(passages[0]?.matched).toContain('harbour');
    expect(passages[0]?.coverage).toBeLessThan(0.7);
    expect((await best('Tell me about the harbour'))?.coverage).toBe(1);
  });

  it('gives whole sentences, verbatim, none twice and none too long', async () => {
    const { passages } = await ask(
      'Tell me about the harbour, the bakery, the wedding and the fever',
    );
    const stories = new Map(rosa.stories?.map((story) => [story.title, story.content]));
    const sentences = passages.flatMap(({ excerpt, kind, title }) => {
      if (kind === 'story') expect(stories.get(title)).toContain(excerpt);
      expect(countWords(excerpt)).toBeLessThanOrEqual(limits.passageWords);
      return excerpt.split(/(?<=\.)\s+/);
    });
    expect(new Set(sentences).size).toBe(sentences.length);
    const scores = passages.map((passage) => passage.score);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  });

  it('counts a word that only asks for a sort less than what is asked for', async () => {
    const soups = ['leeks', 'lentils', 'chicken', 'pumpkin'].map((of, index) => ({
      title: `Winter ${index + 1}`,
      content: `That year we had soup of ${of} on most evenings.`,
    }));
    const doctor = { title: 'The doctor', content: 'He was a kind man who came on foot.' };
    const id = await teach({ stories: [doctor, ...soups] });
    expect((await best('What kind of soup was there?', id))?.title).toMatch(/^Winter/);
  });

  it('counts a word of any talk less than a telling one, however rare it is in a small memory', async () => {
    const told = (title: string, content: string) => ({ title, content });
    const id = await teach({
      stories: [
        told('The doctor', 'He was the first man who came on foot.'),
        ...['leeks', 'lentils', 'pumpkin'].map((of) => told('Winter', `We had soup of ${of}.`)),
        ...Array.from({ length: 40 }, (_, night) =>
          told(`Rain ${night}`, 'It poured on the road.'),
        ),
      ],
    });
    expect((await best('What was the first soup?', id))?.title).toBe('Winter');
  });

  it('tells of several stories sooner than again and again of one', async () => {
    const orchard = 'In the orchard we picked apples until it was dark, and nobody went home. ';
    const story = (title: string, paragraphs: number) => ({
      title,
      content: Array.from({ length: paragraphs }, () => orchard.repeat(8)).join('\n\n'),
    });
    const id = await teach({
      stories: [story('One', 6), story('Two', 1), { title: 'Three', content: 'It rained.' }],
    });
    const { passages } = await ask('Was there an orchard?', id);
    expect(passages.slice(0, 3).map(({ title }) => title)).toContain('Two');
  });

  it('prefers a story that holds all of the question, however far apart', async () => {
    const stove =
      'The others sat by the stove until late and nobody looked up from the work in hand. ';
    const paragraphs = Array.from({ length: 12 }, () => stove.repeat(4));
    const long = [
      'The windmill stood on the hill, and what a sight it was, all in white.',
      ...paragraphs,
    ];
    const id = await teach({
      stories: [
        { title: 'Part', content: `The windmill stood on the hill.\n\n${stove.repeat(4)}` },
        { title: 'All', content: [...long, 'Then came the bishop.'].join('\n\n') },
      ],
    });
    const { passages } = await ask('Did a bishop see the windmill?', id);
    const seen = passages.filter(({ excerpt }) => excerpt.includes('windmill'));
    expect(seen.map(({ title }) => title)).toEqual(['All', 'Part']);
  });

  it('goes by words of near meaning the more, the rarer they are', async () => {
    const told = (title: string, content: string) => ({ title, content });
    const id = await teach({
      stories: [
        ...[1, 2, 3].map((year) => told(`Walk ${year}`, 'My uncles joined the long walk home.')),
        told('The chorus', 'My uncles volunteered for the long walk home.'),
        told('The mass', 'My uncles attended the long walk home.'),
        ...[1, 2, 3, 4, 5].map((year) => told(`Rain ${year}`, 'It poured on the road all night.')),
      ],
    });
    const { passages } = await ask('Did anybody attend?', id);
    expect(passages.slice(0, 2).map(({ title }) => title)).toEqual(['The mass', 'The chorus']);
  });

  it('takes many words of near meaning for no more than the nearest of them', async () => {
    const id = await teach({
      stories: [
        {
          title: 'The city',
          content: 'Her train, her plane and her ferry: a tour, a trip, a holiday, a visit abroad.',
        },
        {
          title: 'The village',
          content:
            'The first journey of her life was to the dentist, with a shilling in her glove.',
        },
        ...[1, 2, 3].map((year) => ({
          title: `Rain ${year}`,
          content: 'It poured on the road all night, and nobody slept.',
        })),
      ],
    });
    expect((await best('Tell me about a journey', id))?.title).toBe('The village');
  });

  it('goes by the title a story has, such as the day it is of', async () => {
    const id = await teach({
      stories: [
        { title: 'Sunday, 3 May 1962', content: 'In the drawer lay a ring of hers.' },
        {
          title: 'Monday, 9 August 1965',
          content: 'We found what we went to find: mushrooms, and I found the most.',
        },
        {
          title: 'Friday, 12 March 1967',
          content: 'My brother found work, and we found him a hat.',
        },
      ],
    });
    expect((await best('What did you find on May 3, 1962?', id))?.title).toBe('Sunday, 3 May 1962');
  });

  it('answers a question about a kind with what is of the kind, not one of it with another', async () => {
    const id = await teach({
      stories: [
        {
          title: 'By the gate',
          content: 'My father planted a pine the day I came into the world.',
        },
        { title: 'By the well', content: 'We hung our washing there on Mondays.' },
        { title: 'On the shelf', content: 'My aunt brought a jug home, all the way from Greece.' },
      ],
    });
    for (const question of ['Which tree did he like?', 'Que árvore te agradava?'])
      expect((await best(question, id))?.title).toBe('By the gate');
    for (const question of ['Which country was it?', 'Esteve no estrangeiro?'])
      expect((await best(question, id))?.title).toBe('On the shelf');
    expect((await ask('Was there an oak?', id)).passages).toEqual([]);
  });

  describe('in a transcript', () => {
    const filler =
      'and the others sat by the stove until late and mended nets without a word'.concat(
        ' while it rained on the roof and nobody looked up from the work in hand',
      );

    it('goes on to the answer after a question, not back to what was said before it', async () => {
      const content = [
        `Rui: On Sundays we all walked to the chapel, ${filler}, ${filler}.`,
        `Ana: It must have been late, ${filler}, ${filler}. Who built the windmill?`,
        `Rui: Old Baltasar did, with his own hands, ${filler}, ${filler}.`,
      ].join('\n');
      const id = await teach({ stories: [{ title: 'An evening', content }] });
      const { passages } = await ask('Who was it that built the windmill?', id);
      expect(passages.map(({ place }) => place)).toEqual([1, 2, 0]);
    });

    it('goes less by what the other says, even thrice, than by what the one asked about says', async () => {
      const talk = (title: string, rui: string, ana: string) => {
        const between = Array.from({ length: 8 }, () => `Ana: Well then, Rui, ${filler}.`);
        const lines = [`Rui: ${rui}, ${filler}.`, ...between, `Ana: Rui, ${ana}, ${filler}.`];
        return { title, content: lines.join('\n') };
      };
      const id = await teach({
        stories: [
          talk('Spring', 'So it is', 'a windmill, a windmill, a windmill'),
          talk('Autumn', 'There is that windmill', 'so it is'),
        ],
      });
      expect((await best('What did Rui think of the windmill?', id))?.title).toBe('Autumn');
    });

    it('prefers what a person says to what others say of them', async () => {
      const content = [
        `Rui: Ana feared the flood, Ana did, ${filler}, ${filler}.`,
        `Ana: The flood took our boat, ${filler}, ${filler}.`,
        `Rui: And that was that, ${filler}, ${filler}.`,
      ].join('\n');
      const id = await teach({ stories: [{ title: 'An evening', content }] });
      expect((await best('What did Ana say about the flood?', id))?.place).toBe(1);
    });
  });

  it('finds nothing for a question or training without words', async () => {
    expect((await ask('???')).passages).toEqual([]);
    expect(
      (await ask('Where were you born?', await addTaughtAncestor(database.db))).passages,
    ).toEqual([]);
  });

  it('never finds passages of another ancestor', async () => {
    const other = await teach({
      stories: [{ title: 'Harbour', content: 'Another harbour, far away.' }],
    });
    expect((await ask('harbour', other)).passages.map((passage) => passage.excerpt)).toEqual([
      'Another harbour, far away.',
    ]);
    const own = await ask('harbour far away');
    expect(own.passages.some((passage) => passage.excerpt.includes('far away'))).toBe(false);
    const [foreign] = (await ask('harbour', other)).passages;
    const { passages } = await ask('What happened then?', rosaId, turns('harbour', foreign));
    expect(passages.some((passage) => passage.excerpt.includes('far away'))).toBe(false);
  });
});

describe('the index', () => {
  it('keeps the ids of unchanged passages, and drops removed ones', async () => {
    const ancestorId = await teach(rosa);
    const before = await recall.listPassages(ancestorId, 3);
    const stories = rosa.stories ?? [];
    const fever = stories[3] ?? { title: '', content: '' };
    const edited = { ...fever, content: `It was long ago. ${fever.content} That was all.` };
    await recall.indexPassages(ancestorId, { ...rosa, stories: [edited, ...stories.slice(1, 3)] });
    const after = await recall.listPassages(ancestorId, 0);
    const kept = before.filter((one) => after.some((other) => other.excerpt === one.excerpt));
    expect(kept.length).toBeGreaterThan(1);
    for (const { sourceId, excerpt } of kept) {
      expect(after.find((other) => other.excerpt === excerpt)?.sourceId).toBe(sourceId);
    }
    expect((await ask('oranges at the harbour', ancestorId)).terms).toContainEqual(
      expect.objectContaining({ word: 'harbour', known: false }),
    );
    expect((await best('When did you marry?', ancestorId))?.title).toBe('Our wedding day');
  });

  it('is the same after changes as when made at once', async () => {
    const changed = await teach({ ...rosa, stories: rosa.stories?.toReversed(), values: [] });
    await recall.indexPassages(changed, { stories: [] });
    expect((await ask('Where were you born?', changed)).passages).toEqual([]);
    await recall.indexPassages(changed, rosa);
    for (const question of ['What did Joaquim give away?', 'Who was Amélia?', 'corn bread']) {
      const bare = ({ passages }: Awaited<ReturnType<typeof ask>>) =>
        passages.map(({ sourceId: _, ...passage }) => passage);
      expect(bare(await ask(question, changed))).toEqual(bare(await ask(question)));
    }
  });

  it('is renumbered when most of its passages were replaced', async () => {
    const many = (prefix: string) => ({
      stories: Array.from({ length: 700 }, (_, index) => ({
        title: `${prefix} ${index}`,
        content: `${prefix} went to town number${index}.\n\nAnd there was ${prefix} glad of it, for once.`,
      })),
    });
    const ancestorId = await teach(many('Tomé'));
    for (const name of ['Berta', 'Carlos', 'Dina'])
      await recall.indexPassages(ancestorId, many(name));
    expect((await best('Who went to number42?', ancestorId))?.title).toBe('Dina 42');
    expect((await recall.listStories(ancestorId)).at(-1)?.title).toBe('Dina 699');
  });

  it('lists the training in its order', async () => {
    expect(await recall.listStories(rosaId)).toEqual(
      rosa.stories?.map(({ title }, storyOrdinal) => ({ storyOrdinal, title })),
    );
    const fever = await recall.listPassages(rosaId, 3);
    expect(fever.map((passage) => passage.place)).toEqual(fever.map((_, place) => place));
    expect(
      fever
        .map((passage) => passage.excerpt)
        .join(' ')
        .replace(/\s+/g, ' '),
    ).toBe(rosa.stories?.[3]?.content.replace(/\s+/g, ' '));
    expect((await recall.listDetails(rosaId)).map((passage) => passage.title)).toContain(
      'Birthplace',
    );
  });
});

describe('a training in Portuguese', () => {
  let joao: string;
  beforeAll(async () => {
    joao = await teach({
      fullName: 'João Conceição',
      birthPlace: 'Nazaré',
      occupation: 'Pescador',
      stories: [
        {
          title: 'A traineira',
          content:
            'O meu pai deu-me a traineira em 1951. Chamava-se Conceição, como a minha avó. Naquele inverno perdemos duas redes e um homem.',
        },
        {
          title: 'O casamento',
          content:
            'Casei com a Lurdes na capela da praia. Choveu tanto que a procissão teve de parar. A mãe dela levou o bolo debaixo do xaile.',
        },
      ],
    });
  });

  it.each([
    ['Como foi o seu casamento?', 'O casamento'],
    ['quando e que o seu pai lhe deu a traineira', 'A traineira'],
    ['Onde nasceu?', 'Birthplace'],
    ['Qual era a sua profissão?', 'Occupation'],
    ['Quem era a Lurdis?', 'O casamento'],
    ['Tell me about your wedding', 'O casamento'],
    ['procissao', 'O casamento'],
  ])('answers "%s" from "%s"', async (question, title) => {
    expect((await best(question, joao))?.title).toBe(title);
  });
});

describe('follow-up questions', () => {
  it.each([
    'And what happened then?',
    'What happened next?',
    'E o que aconteceu depois?',
    'and then?',
  ])('%s goes on where the story was left', async (question) => {
    const asked = 'How did the winter of the fever begin?';
    const [first] = (await ask(asked)).passages.filter((passage) => passage.place === 0);
    const { followUp, passages } = await ask(question, rosaId, turns(asked, first));
    expect(followUp).toBe('next');
    expect(passages[0]).toMatchObject({ title: first?.title, place: (first?.lastPlace ?? 0) + 1 });
  });

  it.each(['Tell me more', 'Can you tell me more about that?', 'Conta-me mais', 'What else?'])(
    '%s brings what was not told yet of the same story',
    async (question) => {
      const asked = 'Tell me about the fever';
      const told = await best(asked);
      const { followUp, passages } = await ask(question, rosaId, turns(asked, told));
      expect(followUp).toBe('more');
      expect(passages[0]?.title).toBe(told?.title);
      expect(passages.map((passage) => passage.excerpt)).not.toContain(told?.excerpt);
    },
  );

  it('knows whom "he" means', async () => {
    const asked = 'Who was Joaquim?';
    const { followUp, passages, terms } = await ask(
      'Why did he do that?',
      rosaId,
      turns(asked, await best(asked)),
    );
    expect(followUp).toBe('history');
    expect(terms).toContainEqual(expect.objectContaining({ word: 'joaquim', fromHistory: true }));
    expect(passages[0]?.excerpt).toContain('Joaquim');
  });

  it('lets a question with a subject of its own stand for itself', async () => {
    const asked = 'Tell me about the fever';
    const { followUp, passages } = await ask(
      'Tell me more about your wedding',
      rosaId,
      turns(asked, await best(asked)),
    );
    expect(followUp).toBe('none');
    expect(passages[0]?.title).toBe('Our wedding day');
  });
});
