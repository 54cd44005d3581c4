import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTextModel } from '#server/platform/ai/text-model.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { type OpenAiServer, startOpenAiServer } from '#tests/support/openai-server.ts';
import { splitStory } from '../offline/split-story.ts';
import { createModelSplitter } from './model-splitter.ts';

const lifeStory = `I was born in 1926 on a wheat farm near Carrow. My father built the house one room too small.

When I was seven the dust came. My mother hung wet sheets over the windows. We never had butter that year.

At sixteen I went to town and worked at the switchboard above the hardware store. I knew who was expecting.

Tom Bellamy asked for a number that did not exist. We were married in June of 1948 in the Lutheran church.

I am ninety now and live above the same street. My granddaughter calls from Lisbon.`;
const life = { title: 'The line', lifeStory };
const honest = [
  {
    title: 'The Wheat Farm',
    narration:
      'I was born in 1926 on a wheat farm near Carrow. My father built the house one room too small.',
  },
  {
    title: 'The Dust',
    narration: 'When I was seven the dust came. My mother hung wet sheets over the windows.',
  },
  {
    title: 'The Switchboard',
    narration: 'At sixteen I went to town and worked at the switchboard above the hardware store.',
  },
  {
    title: 'Married in June',
    narration: 'We were married in June of 1948 in the Lutheran church.',
  },
  {
    title: 'My Granddaughter',
    narration:
      'I am ninety now and live above the same street. My granddaughter calls from Lisbon.',
  },
];

let server: OpenAiServer;
const warnings: unknown[] = [];
const logger = { warn: (...told: unknown[]) => void warnings.push(told) };

beforeAll(async () => {
  server = await startOpenAiServer();
});
afterAll(() => server.stop());
beforeEach(() => {
  server.forget();
  server.requests.splice(0);
  warnings.splice(0);
});

function split({ timeoutMs = 20_000, signal }: { timeoutMs?: number; signal?: AbortSignal } = {}) {
  const settings = readConfig({ AI_TEXT: 'openai-compatible:elder', AI_BASE_URL: server.url });
  const opened = openTextModel(settings);
  if (!opened) throw new Error('offline');
  return createModelSplitter({ ...opened, logger, timeoutMs }).split(life, signal);
}
const answer = (scenes: object[]) => server.next({ text: JSON.stringify({ scenes }) });
const withScene = (at: number, scene: object) =>
  honest.map((one, index) => (index === at ? { ...one, ...scene } : one));

describe('a language model that splits', () => {
  test('is given the story under a schema, and its scenes are taken', async () => {
    answer(honest);
    const { scenes, language } = await split();
    expect(language).toBe('en');
    expect(scenes.map(({ title, narration }) => ({ title, narration }))).toEqual(honest);
    expect(scenes[3]?.imagePrompt).toMatch(/1948.*joyful/);
    const [request] = server.requests;
    expect(request?.response_format).toMatchObject({ type: 'json_schema' });
    expect(JSON.stringify(request?.messages)).toContain('hung wet sheets');
  });

  test.each([
    ['a number', { narration: 'We were married in June of 1949 in the Lutheran church.' }],
    ['a name', { narration: 'We were married in June of 1948 in the Lutheran church in Regina.' }],
    [
      'a place of another time',
      { narration: 'We were married in June of 1948 in the Lutheran church in Carrow.' },
    ],
    [
      'a thing',
      { narration: 'We were married in June of 1948 in the Lutheran church, under roses.' },
    ],
    [
      'what was denied',
      { narration: 'My mother hung wet sheets over the windows. We had butter that year.' },
    ],
    [
      'what is told of another time',
      { narration: 'We were married in 1926 on a wheat farm near Lisbon.' },
    ],
    ['a title of its own', { title: 'Love Eternal' }],
  ])('loses the scene in which it invents %s, and the rules tell that part', async (_, scene) => {
    answer(withScene(3, scene));
    const { scenes } = await split();
    const told = scenes.map(({ narration }) => narration).join(' ');
    expect(told).not.toMatch(/1949|Regina|roses|church in Carrow|We had butter|near Lisbon/);
    expect(scenes.map(({ title }) => title)).not.toContain('Love Eternal');
    expect(scenes.length).toBeGreaterThanOrEqual(4);
    for (const { narration } of scenes)
      for (const sentence of narration.split(/(?<=\.) /)) expect(lifeStory).toContain(sentence);
  });

  test('tells nothing that no database can keep', async () => {
    const { title = '', narration = '' } = honest[0] ?? {};
    answer(withScene(0, { title: `\u0000${title}`, narration: `${narration}\u0000` }));
    const { scenes } = await split();
    expect(scenes[0]).toMatchObject({ title, narration });
  });

  test('tells in the story’s order, whatever its own', async () => {
    answer(honest.toReversed());
    const { scenes } = await split();
    expect(scenes.map(({ title }) => title)).toEqual(honest.map(({ title }) => title));
  });

  test('is not believed at all when most of it is invented', async () => {
    answer([
      ...honest.slice(0, 2),
      ...Array.from({ length: 3 }, () => ({
        title: 'Paris',
        narration: 'I flew to Paris with Picasso.',
      })),
    ]);
    expect(await split()).toEqual(splitStory(life));
    expect(warnings).toHaveLength(1);
  });

  test.each([
    ['nonsense', { text: 'Here are your scenes! 1. Birth' }],
    ['another shape', { text: '{"chapters": []}' }],
    ['a failure', { status: 500 }],
  ])(
    'that answers %s leaves it to the rules, and the story out of the log',
    async (_, scripted) => {
      server.next(scripted, scripted);
      expect(await split()).toEqual(splitStory(life));
      expect(warnings).toHaveLength(1);
      expect(JSON.stringify(warnings)).not.toMatch(/wheat|Carrow|Birth|chapters/);
    },
  );

  test('that hangs is left after a while', async () => {
    server.next({ text: '{}', delayMs: 5_000 });
    expect(await split({ timeoutMs: 200 })).toEqual(splitStory(life));
  });

  test('is left at once when nobody waits any more', async () => {
    server.next({ text: '{}', delayMs: 5_000 });
    const stop = new AbortController();
    const splitting = split({ signal: stop.signal });
    await Promise.all([
      expect(splitting).rejects.toThrow('deleted'),
      expect
        .poll(() => server.requests.length)
        .toBe(1)
        .then(() => stop.abort(new Error('deleted'))),
    ]);
  });

  test('is not asked about a text that is refused', async () => {
    await expect(
      createModelSplitter({ model: 'none', logger }).split({ title: '', lifeStory: '…' }),
    ).rejects.toMatchObject({ code: 'stories.no-sentence' });
  });
});
