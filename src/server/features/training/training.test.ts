import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import type { RecalledPassage, Training } from '#shared/contracts/training.ts';
import { type Caller, openTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let ana: Caller;
let rosa: Ancestor;

beforeAll(async () => {
  app = await openTestApp();
  ana = await app.signUp();
});
afterAll(() => app.close());
beforeEach(async () => {
  rosa = await ana.addAncestor();
});

const path = () => `/api/ancestors/${rosa.id}/training`;
const teach = (fields: Record<string, unknown>, by = ana) => by.call('POST', path(), fields);
const complete = (by = ana) => by.call('POST', `/api/ancestors/${rosa.id}/summary`);

async function stored(): Promise<Training> {
  return (await ana.call('GET', path())).body;
}
async function person(): Promise<Ancestor> {
  return (await ana.call('GET', `/api/ancestors/${rosa.id}`)).body;
}

const harbour = {
  title: 'The harbour',
  content: 'As a girl I mended nets at the harbour in Nazaré with my uncle Tomás.',
};
const bread = { title: 'The bread', content: 'Every Saturday I baked bread for the whole street.' };
const train = { title: 'The train', content: 'We took the night train to Lisbon in 1958.' };

const defaults = {
  fullName: '',
  birthPlace: '',
  occupation: '',
  religion: '',
  openness: 5,
  conscientiousness: 5,
  extraversion: 5,
  agreeableness: 5,
  neuroticism: 5,
  formality: 5,
  positivity: 7,
  communicationStyle: '',
  commonPhrases: [],
  accentDescription: '',
  speakingPace: 'normal',
  stories: [],
  passions: [],
  values: [],
  senseOfHumor: '',
  profileImageUrl: null,
};

describe('the training', () => {
  test('has default values before the first save', async () => {
    const { status, body } = await ana.call('GET', path());
    expect(status).toBe(200);
    expect(body).toEqual({
      ...defaults,
      ancestorId: rosa.id,
      createdAt: null,
      updatedAt: null,
    });
  });

  test('keeps every field, trimmed', async () => {
    const everything = {
      fullName: 'Rosa Maria Alves',
      birthPlace: 'Nazaré, Portugal',
      occupation: 'Net mender',
      religion: 'Catholic',
      openness: 8,
      conscientiousness: 9,
      extraversion: 3,
      agreeableness: 7,
      neuroticism: 1,
      formality: 2,
      positivity: 10,
      communicationStyle: 'Slow, with long pauses.',
      commonPhrases: ['Slowly, or the sea will hear you', 'Eat first'],
      accentDescription: 'Of the coast',
      speakingPace: 'slow',
      stories: [harbour, { ...bread, teller: 'self' }],
      passions: ['The sea'],
      values: ['Keep your word'],
      senseOfHumor: 'Dry',
    };
    const saved = await teach({ ...everything, fullName: '  Rosa Maria Alves ' });
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject(everything);
    expect(await stored()).toEqual(saved.body);
  });

  test('is kept without signs that no database can hold', async () => {
    const odd = (text: string) => `${text}\u0000 \ud83d!`;
    const { status, body } = await teach({
      fullName: odd('Rosa'),
      occupation: odd('Baker'),
      senseOfHumor: odd('Dry'),
      passions: [odd('The sea')],
      stories: [
        { title: odd('The net'), content: odd('I mended it.') },
        // Alike up to the first half of their last letters.
        { title: 'Long', content: `${'a'.repeat(39)}𐐀 ${'a'.repeat(39)}𝒜` },
      ],
    });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        fullName: 'Rosa �!',
        occupation: 'Baker �!',
        senseOfHumor: 'Dry �!',
        passions: ['The sea �!'],
        stories: [{ title: 'The net �!', content: 'I mended it. �!' }, { title: 'Long' }],
      },
    });
  });

  test('is merged: what is left out stays, and lists that are sent replace', async () => {
    await teach({ fullName: 'Rosa Alves', stories: [harbour, bread], passions: ['The sea'] });
    await teach({ occupation: 'Baker', stories: [train] });
    expect(await stored()).toMatchObject({
      fullName: 'Rosa Alves',
      occupation: 'Baker',
      stories: [train],
      passions: ['The sea'],
    });
    await teach({ passions: [] });
    expect(await stored()).toMatchObject({ passions: [], stories: [train] });
  });

  test('ignores what only the server may set', async () => {
    await teach({
      fullName: 'Rosa',
      trainingProgress: 100,
      status: 'active',
      profileImageUrl: 'x',
    });
    expect(await person()).toMatchObject({ status: 'training', trainingProgress: 20 });
    expect(await stored()).toMatchObject({ profileImageUrl: null });
  });

  test.each([
    [{ fullName: ' ' }, 'fullName', 'Full name is required'],
    [{ stories: [{ title: ' ', content: 'x' }] }, 'stories.0.title', 'Story title is required'],
    [{ stories: [harbour, { title: 'x' }] }, 'stories.1.content', 'Story content is required'],
    [{ openness: 11 }, 'openness', expect.any(String)],
    [{ openness: 5.5 }, 'openness', expect.any(String)],
    [{ openness: '5' }, 'openness', expect.any(String)],
    [{ speakingPace: 'hasty' }, 'speakingPace', expect.any(String)],
    [{ passions: [' '] }, 'passions.0', expect.any(String)],
  ])('is refused with what is wrong: %j', async (fields, wrong, sentence) => {
    const { status, body } = await teach(fields);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'request.invalid',
      error: sentence,
      issues: [{ path: wrong, message: sentence }],
    });
    expect((await stored()).updatedAt).toBeNull();
  });

  test('as last seen is overwritten, but a newer version is refused and answered', async () => {
    const first: Training = (await teach({ fullName: 'Rosa' })).body;
    const second = await teach({ occupation: 'Baker', updatedAt: first.updatedAt });
    expect(second.status).toBe(200);
    const stale = await teach({ occupation: 'Weaver', updatedAt: first.updatedAt });
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'training.stale', current: second.body },
    });
    expect(await stored()).toMatchObject({ occupation: 'Baker' });
  });

  test('seen as empty is refused once another save came first', async () => {
    expect((await teach({ fullName: 'Rosa', updatedAt: null })).status).toBe(200);
    expect((await teach({ fullName: 'Rose', updatedAt: null })).status).toBe(409);
  });

  test('is nobody else’s to read, teach, complete or ask', async () => {
    const bento = await app.signUp('Bento');
    const answers = [
      await bento.call('GET', path()),
      await teach({ fullName: 'Mine' }, bento),
      await complete(bento),
      await bento.call('GET', `/api/ancestors/${rosa.id}/recall?q=harbour`),
    ];
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'ancestors.not-found' } });
    }
    expect(await app.anonymous('GET', path())).toMatchObject({ status: 401 });
    expect((await stored()).fullName).toBe('');
  });
});

describe('the progress', () => {
  test('grows by what each thing is worth, up to 100', async () => {
    const steps: [Record<string, unknown>, number][] = [
      [{ religion: 'Catholic', openness: 9 }, 0],
      [{ fullName: 'Rosa Alves' }, 20],
      [{ birthPlace: 'Nazaré' }, 25],
      [{ occupation: 'Baker' }, 30],
      [{ communicationStyle: 'Slow' }, 35],
      [{ senseOfHumor: 'Dry' }, 40],
      [{ commonPhrases: ['Eat first'] }, 40],
      [{ commonPhrases: ['Eat first', 'Slowly'] }, 50],
      [{ passions: ['The sea'] }, 55],
      [{ values: ['Keep your word'] }, 60],
      [{ stories: [harbour] }, 80],
      [{ stories: [harbour, bread] }, 90],
      [{ stories: [harbour, bread, train] }, 100],
      [{ stories: [harbour, bread, train, bread] }, 100],
      [{ stories: [], occupation: ' ' }, 55],
    ];
    for (const [fields, percent] of steps) {
      await teach(fields);
      expect({ fields, percent: (await person()).trainingProgress }).toEqual({ fields, percent });
    }
  });
});

describe('completing', () => {
  test('names what is missing', async () => {
    const nothing = await complete();
    expect(nothing).toMatchObject({
      status: 400,
      body: {
        code: 'training.incomplete',
        error: expect.stringContaining('their full name and at least one story'),
        issues: [{ path: 'fullName' }, { path: 'stories' }],
      },
    });
    await teach({ stories: [harbour] });
    expect(await complete()).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'fullName' }] },
    });
    expect(await person()).toMatchObject({ status: 'training', systemPrompt: null });
  });

  test('makes the companion active, with a prompt that says where it was born', async () => {
    await teach({ fullName: 'Rosa Alves', birthPlace: 'Nazaré, Portugal', stories: [harbour] });
    const { status, body } = await complete();
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: rosa.id, status: 'active', trainingProgress: 100 });
    const { systemPrompt, summary } = body as Ancestor;
    expect(systemPrompt?.split('\n')).toContainEqual('Born in: Nazaré, Portugal');
    expect(summary).toContain('Rosa');
    expect(await person()).toEqual(body);
  });

  test('stays so after later saves, and the prompt follows', async () => {
    await teach({ fullName: 'Rosa Alves', birthPlace: 'Nazaré', stories: [harbour] });
    await complete();
    await teach({ birthPlace: 'Peniche', stories: [harbour, bread] });
    const after = await person();
    expect(after).toMatchObject({ status: 'active', trainingProgress: 100 });
    expect(after.systemPrompt?.split('\n')).toContainEqual('Born in: Peniche');
  });

  test('does not wake a resting companion', async () => {
    await teach({ fullName: 'Rosa Alves', stories: [harbour] });
    await ana.call('PUT', `/api/ancestors/${rosa.id}/rest`, { resting: true });
    expect(await complete()).toMatchObject({ status: 200, body: { status: 'resting' } });
  });
});

describe('recalling', () => {
  test('finds the passage that answers, with its story', async () => {
    await teach({ fullName: 'Rosa Alves', stories: [bread, harbour, train] });
    const { status, body } = await ana.call(
      'GET',
      `/api/ancestors/${rosa.id}/recall?q=${encodeURIComponent('What did you do at the harbour?')}`,
    );
    expect(status).toBe(200);
    const [first] = body as RecalledPassage[];
    expect(first).toMatchObject({ kind: 'story', title: 'The harbour', excerpt: harbour.content });
  });

  test('needs a question', async () => {
    const answer = await ana.call('GET', `/api/ancestors/${rosa.id}/recall?q=%20`);
    expect(answer).toMatchObject({ status: 400, body: { error: 'Please ask something' } });
  });
});
