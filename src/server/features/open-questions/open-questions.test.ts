import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSettableClock } from '#server/platform/clock/settable-clock.ts';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import type { OpenQuestion } from '#shared/contracts/open-questions.ts';
import type { Training } from '#shared/contracts/training.ts';
import { limits } from '#shared/limits.ts';
import { type Caller, openTestApp, type TestApp } from '#tests/support/test-app.ts';

const clock = createSettableClock('2026-05-01T12:00:00Z');
let app: TestApp;
let ana: Caller;
let rosa: Ancestor;

beforeAll(async () => {
  app = await openTestApp({ clock });
  ana = await app.signUp();
});
afterAll(() => app.close());
beforeEach(async () => {
  rosa = await ana.addAncestor();
});

const path = () => `/api/ancestors/${rosa.id}/open-questions`;
const collect = (text: string) => {
  clock.advance(1_000);
  return app.dependencies.services.openQuestions.collect(rosa.id, text);
};
const list = async (): Promise<OpenQuestion[]> => (await ana.call('GET', path())).body;
const asked = async () => (await list()).map(({ text, timesAsked }) => `${text} ${timesAsked}`);
const add = (text: string, by = ana) => by.call('POST', path(), { text });
const answer = ({ id }: { id: string }, body: object, by = ana) =>
  by.call('POST', `${path()}/${id}/answer`, body);
const training = async (): Promise<Training> =>
  (await ana.call('GET', `/api/ancestors/${rosa.id}/training`)).body;

async function added(text = 'Where did you learn to dance?'): Promise<OpenQuestion> {
  return (await add(text)).body;
}

describe('open questions', () => {
  test('are counted when asked again in other case, accents or marks; most asked first, then newest', async () => {
    await collect('Did you dance?');
    await collect('Where was the café?');
    await collect('did you DANCE');
    await collect('Who was Ivo?');
    await collect('where was the cafe??');
    await collect('Where was the café');
    expect(await asked()).toEqual(['Where was the café? 3', 'Did you dance? 2', 'Who was Ivo? 1']);
  });

  test('can be added by the family', async () => {
    const first = await add('Did you dance?');
    expect(first).toMatchObject({
      status: 201,
      body: { ancestorId: rosa.id, text: 'Did you dance?', timesAsked: 1 },
    });
    expect(await add('Did you dance')).toMatchObject({
      status: 201,
      body: { id: (first.body as OpenQuestion).id, timesAsked: 2 },
    });
    expect((await add('  ')).status).toBe(400);
  });

  test('that were removed are not collected again, but can be added again', async () => {
    const { id } = await added('Did you dance?');
    expect((await ana.call('DELETE', `${path()}/${id}`)).status).toBe(204);
    await collect('Did you dance?');
    expect(await list()).toEqual([]);
    expect((await ana.call('DELETE', `${path()}/${id}`)).status).toBe(404);
    expect((await add('Did you dance?')).status).toBe(201);
    expect(await asked()).toEqual(['Did you dance? 3']);
  });

  test('that are too long or have no word are shortened or left out when collected', async () => {
    await collect('?!');
    await collect(`Do you remember ${'the long day '.repeat(100)}?`);
    const [only, ...others] = await list();
    expect(others).toEqual([]);
    expect(only?.text).toMatch(/^Do you remember the long day .*…$/);
    expect(only?.text.length).toBeLessThanOrEqual(limits.openQuestion.text);
  });

  test('are bounded: a full list takes no new one, and counts those it has', async () => {
    await app.dependencies.database.executeSql(
      `insert into open_questions (id, ancestor_id, text, folded, last_asked_at, created_at)
       select gen_random_uuid(), $1, 'Question ' || n, 'question ' || n, now(), now()
       from generate_series(1, ${limits.openQuestion.perAncestor}) n`,
      [rosa.id],
    );
    await collect('One more?');
    await collect('Question 7?');
    expect(await list()).toHaveLength(limits.openQuestion.perAncestor);
    expect((await asked())[0]).toBe('Question 7 2');
    expect(await add('One more?')).toMatchObject({
      status: 413,
      body: { code: 'open-questions.too-many' },
    });
  });

  test("of another's ancestor do not exist", async () => {
    const question = await added();
    const rui = await app.signUp('Rui');
    const theirs = await rui.addAncestor();
    const answers = [
      await rui.call('GET', path()),
      await add('Did you dance?', rui),
      await answer(question, { answer: 'Yes.' }, rui),
      await rui.call('DELETE', `${path()}/${question.id}`),
      await rui.call('DELETE', `/api/ancestors/${theirs.id}/open-questions/${question.id}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(await list()).toHaveLength(1);
  });
});

describe('an answer', () => {
  test('becomes a story of the training, told by its teller, and closes the question', async () => {
    const bread = { title: 'The bread', content: 'I baked it.' };
    await ana.call('POST', `/api/ancestors/${rosa.id}/training`, { stories: [bread] });
    const question = await added();
    const body = { answer: 'She learnt it from the miller.', teller: 'Aunt Eva' };
    const { status, body: saved } = await answer(question, body);
    expect(status).toBe(200);
    const story = { title: question.text, content: body.answer, teller: body.teller };
    expect((saved as Training).stories).toEqual([bread, story]);
    expect(await training()).toEqual(saved);
    expect(await list()).toEqual([]);
    const recalled = await ana.call('GET', `/api/ancestors/${rosa.id}/recall?q=miller`);
    expect(recalled.body).toMatchObject([{ excerpt: body.answer }]);
  });

  test('has the title of a story, however long the question', async () => {
    const question = await added(`Why ${'on earth '.repeat(40)}?`);
    const saved = (await answer(question, { answer: 'Because.' })).body as Training;
    expect(saved.stories[0]?.title.length).toBeLessThanOrEqual(limits.storyTitle.max);
    expect(saved.stories[0]).not.toHaveProperty('teller');
    const { stories } = saved;
    const again = await ana.call('POST', `/api/ancestors/${rosa.id}/training`, { stories });
    expect(again.status).toBe(200);
  });

  test('is taken once: of several at the same moment one is written', async () => {
    const question = await added();
    const answers = await Promise.all(
      ['One.', 'Two.', 'Three.'].map((one) => answer(question, { answer: one })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await answer(question, { answer: 'Later.' })).toMatchObject({
      status: 409,
      body: { code: 'open-questions.closed' },
    });
    expect((await training()).stories).toHaveLength(1);
  });

  test('that is empty or to an unknown question is refused', async () => {
    const question = await added();
    expect((await answer(question, { answer: ' ' })).status).toBe(400);
    expect((await answer({ id: randomUUID() }, { answer: 'Yes.' })).status).toBe(404);
    expect(await asked()).toEqual([`${question.text} 1`]);
  });

  test('that the training cannot hold leaves the question open', async () => {
    const question = await added();
    const stories = Array.from({ length: limits.storiesPerAncestor }, (_, index) => ({
      title: `Story ${index}`,
      content: 'Short.',
    }));
    await app.dependencies.database.executeSql(
      `insert into training_data (ancestor_id, stories, created_at, updated_at)
       values ($1, $2::jsonb, now(), now())`,
      [rosa.id, JSON.stringify(stories)],
    );
    expect(await answer(question, { answer: 'Yes.' })).toMatchObject({
      status: 413,
      body: { code: 'training.too-many-stories' },
    });
    expect(await list()).toHaveLength(1);
  });
});
