import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { teachRosa, turnOf } from '#tests/support/ask-rosa.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { taught } from '#tests/support/rosa.ts';
import type { Turn } from './companion.ts';
import { english } from './wording/en.ts';

let database: TestDatabase;
let ask: Awaited<ReturnType<typeof teachRosa>>['ask'];
let talk: Awaited<ReturnType<typeof teachRosa>>['talk'];

beforeAll(async () => {
  database = await openTestDatabase();
  ({ ask, talk } = await teachRosa(database.db));
});
afterAll(() => database.close());

const storyOf = (title: string) =>
  taught.stories.find((story) => story.title === title)?.content ?? '';

describe('a request for a story', () => {
  test('is met with one of the stories, by its title and in its own words', async () => {
    const { content, certainty, sources } = await ask('Tell me a story');
    const title = sources[0]?.title ?? '';
    expect(certainty).toBe('told');
    expect(content).toContain(`“${title}”`);
    expect(storyOf(title)).toContain(sources[0]?.excerpt);
    expect(content).toContain(sources[0]?.excerpt);
  });

  test('tells no story twice, in one conversation', async () => {
    const asked = taught.stories.map(() => 'Tell me another story');
    const replies = await talk('Tell me a story', ...asked.slice(1));
    const titles = replies.map(({ sources }) => sources[0]?.title);
    expect(titles.toSorted()).toEqual(taught.stories.map(({ title }) => title).toSorted());
  });

  test('says so when every story has been told', async () => {
    const asked = taught.stories.map(() => 'Tell me another story');
    const last = (await talk(...asked, 'Tell me another story')).at(-1);
    expect(english.noStories).toContain(last?.content);
    expect(last).toMatchObject({ certainty: null, sources: [] });
  });

  test('prefers stories that were not told in earlier conversations', async () => {
    const told: string[] = [];
    const titles = new Set<string>();
    for (const _ of taught.stories) {
      // The same seed each time: only what was told before makes the difference.
      const { sources } = await ask('Tell me a story', { told, seed: 'same' });
      told.push(...sources.map(({ id }) => id));
      titles.add(sources[0]?.title ?? '');
    }
    expect(titles.size).toBe(taught.stories.length);
  });

  test.each(['Tell me something funny', 'Tell me a joke, Nan', 'Conta-me uma coisa engraçada'])(
    'is met with laughter where it is asked for: %s',
    async (message) => {
      const { sources, because } = await ask(message);
      // What was told in English holds no Portuguese word for laughter.
      if (message.startsWith('Tell')) expect(sources[0]?.title).toBe('The wedding goat');
      expect(because.notes).not.toContain('no story is left');
    },
  );

  test('that names its subject is answered as a question is', async () => {
    const { content } = await ask('Tell me the story of the blue boat');
    expect(content).toContain('Joaquim built a blue boat');
  });

  test('is met by no story where there is none', async () => {
    const empty = await teachRosa(database.db, { fullName: 'Rosa Alves' });
    const reply = await empty.ask('Tell me a story');
    expect(english.noStories).toContain(reply.content);
  });
});

describe('a story that is long', () => {
  test('goes on where it left off, to its end, and then says so', async () => {
    const history: Turn[] = [];
    const first = await ask('What did your father do in the storm of 1947?');
    history.push({ kind: 'person', content: 'What did your father do?' }, turnOf(first));
    const told = [first.content];
    for (let turn = 0; turn < 8; turn++) {
      const next = await ask('Go on', { history, seed: `${turn}` });
      history.push({ kind: 'person', content: 'Go on' }, turnOf(next));
      if (next.sources.length === 0) {
        expect(english.endOfStory).toContain(next.content);
        break;
      }
      expect(next.sources.every(({ title }) => title === 'The storm')).toBe(true);
      told.push(next.content);
    }
    expect(history.at(-1)?.sources).toEqual([]);
    const sentences = storyOf('The storm').split(/(?<=\.)\s+/);
    const whole = told.join('\n');
    for (const sentence of sentences.map((one) => one.trim()).filter(Boolean))
      expect(whole).toContain(sentence);
  });
});
