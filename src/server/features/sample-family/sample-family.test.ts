import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { termRules } from '#server/features/training/recall/index-terms.ts';
import { createSettableClock } from '#server/platform/clock/settable-clock.ts';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import { sessionResponse } from '#shared/contracts/auth.ts';
import type { Conversation, Message } from '#shared/contracts/conversations.ts';
import type { Fact } from '#shared/contracts/facts.ts';
import type { Memory } from '#shared/contracts/memories.ts';
import type { Scene, Story } from '#shared/contracts/stories.ts';
import type { TimeVault } from '#shared/contracts/time-vaults.ts';
import type { Training } from '#shared/contracts/training.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { sampleTraining } from '../../../../samples/family/grandmother.ts';

const now = new Date('2027-03-01T09:00:00.000Z');
const clock = createSettableClock(now);
let app: TestApp;
let guest: Guest;
let other: Guest;

/** Somebody who has pressed the button. */
async function explore() {
  const response = await app.app.inject({ method: 'POST', url: '/api/sample-family' });
  expect(response.statusCode).toBe(201);
  const { user } = sessionResponse.parse(response.json());
  const cookie = response.cookies.map((one) => `${one.name}=${one.value}`).join('; ');
  const call = app.as(cookie);
  const get = async <Answer>(url: string) => (await call('GET', url)).body as Answer;
  const family = await get<Ancestor[]>(`/api/users/${user.id}/ancestors`);
  const idOf = (name: string) => family.find((one) => one.name.startsWith(name))?.id ?? '';
  const memories = await get<Memory[]>(`/api/users/${user.id}/memory-vault?limit=50`);
  const vaults = await get<TimeVault[]>(`/api/users/${user.id}/time-vaults`);
  const [story] = await get<Story[]>(`/api/users/${user.id}/stories`);
  if (!story) throw new Error('there is no story');
  const scenes = await get<Scene[]>(`/api/stories/${story.id}/scenes`);
  return { user, cookie, call, get, family, idOf, memories, vaults, story, scenes };
}
type Guest = Awaited<ReturnType<typeof explore>>;

/** Asks her in a conversation of its own. */
async function askEdda(content: string) {
  const about = { userId: guest.user.id, ancestorId: guest.idOf('Edda') };
  const { id } = (await guest.call('POST', '/api/conversations', about)).body as Conversation;
  const answer = await guest.call('POST', `/api/conversations/${id}/messages`, { content });
  return answer.body as { reply: Message };
}

/** Every address of a file that a guest is shown. */
const addressesOf = ({ family, memories, vaults, story, scenes }: Guest): string[] =>
  [
    ...family.map(({ avatarUrl }) => avatarUrl),
    ...memories.flatMap(({ fileUrl, displayUrl, thumbnailUrl }) => [
      fileUrl,
      displayUrl,
      thumbnailUrl,
    ]),
    ...vaults.flatMap(({ videoUrl, originalUrl, posterUrl }) => [videoUrl, originalUrl, posterUrl]),
    ...[story.videoUrl, story.captionsUrl, story.posterUrl],
    ...scenes.flatMap(({ imageUrl, audioUrl }) => [imageUrl, audioUrl]),
  ].filter((url) => url !== null);

async function expectAllFiles(of: Guest) {
  for (const url of addressesOf(of)) {
    const { status, headers } = await of.call('GET', url);
    expect([url, status]).toEqual([url, 200]);
    expect(Number(headers['content-length'])).toBeGreaterThan(100);
  }
}

beforeAll(async () => {
  app = await openTestApp({ clock, withJobs: true });
  guest = await explore();
  other = await explore();
});
afterAll(() => app.close());

describe('a sample family', () => {
  test('is of three generations and more, linked to each other', () => {
    expect(guest.user).toMatchObject({ name: 'Guest', isSample: true });
    expect(guest.family).toHaveLength(12);
    const generations = new Set(guest.family.map(({ generation }) => generation));
    expect(generations.size).toBeGreaterThanOrEqual(3);
    const ids = new Set(guest.family.map(({ id }) => id));
    const links = guest.family.flatMap((one) => [one.parentId ?? [], one.spouseId ?? []].flat());
    expect(links.length).toBeGreaterThanOrEqual(10);
    expect(links.filter((id) => !ids.has(id))).toEqual([]);
  });

  test('has a portrait of everybody', async () => {
    const urls = guest.family.map(({ avatarUrl }) => avatarUrl ?? '');
    for (const url of urls) {
      const { rawPayload } = await app.app.inject({ url, headers: { cookie: guest.cookie } });
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 512, height: 512 });
    }
    expect(new Set(urls.map((url) => url.split('/').at(-1))).size).toBe(12);
  });

  test('has a grandmother of twelve stories, and somebody half taught', async () => {
    const edda = guest.family.find(({ name }) => name.startsWith('Edda'));
    expect(edda).toMatchObject({ status: 'active', trainingProgress: 100 });
    const taught = await guest.get<Training>(`/api/ancestors/${edda?.id}/training`);
    expect(taught.stories).toHaveLength(12);
    // Where not, its texts were changed and it was not recorded again.
    expect(taught.stories).toEqual(sampleTraining.stories);
    const anselm = guest.family.find(({ name }) => name.startsWith('Anselm'));
    expect(anselm?.status).toBe('training');
    expect(anselm?.trainingProgress).toBeGreaterThan(20);
    const { rows } = await app.dependencies.database.executeSql(
      'select distinct rules from passage_layouts',
    );
    // Where not, passages are made otherwise now, and it was not recorded again.
    expect(rows).toEqual([{ rules: termRules }]);
  });

  test('has talked with her, and she goes on from her stories', async () => {
    const edda = guest.idOf('Edda');
    const list = `/api/users/${guest.user.id}/conversations`;
    const [conversation] = await guest.get<Conversation[]>(list);
    const messages = `/api/conversations/${conversation?.id}/messages`;
    const said = (await guest.get<Message[]>(messages)).toReversed();
    expect(said.map(({ isAi }) => isAi)).toEqual(said.map((_, index) => index % 2 === 1));
    const lamp = said.find(({ content }) => content.includes('hand bell'));
    expect(lamp?.sources[0]?.title).toBe('The night of the broken lamp');
    const certainties = new Set(said.map(({ certainty }) => certainty));
    expect(certainties).toEqual(new Set([null, 'told', 'perhaps', 'untold']));
    const open = `/api/ancestors/${edda}/open-questions`;
    expect(await guest.get(open)).toMatchObject([{ text: 'Did you have a dog?' }]);
    const facts = await guest.get<Fact[]>(`/api/ancestors/${edda}/facts`);
    expect(new Set(facts.map(({ status }) => status))).toEqual(new Set(['suggested', 'confirmed']));
    expect(Date.parse(lamp?.createdAt ?? '')).toBeGreaterThan(now.getTime() - 60 * 60_000);

    const recall = `/api/ancestors/${edda}/recall?q=${encodeURIComponent('night of the broken lamp')}`;
    const passages = await guest.get<{ sourceId: string }[]>(recall);
    expect(passages.map(({ sourceId }) => sourceId)).toContain(lamp?.sources[0]?.id);
  });

  test.each([
    ['What did Inês bring from Portugal?', 'a bag of lemons'],
    ['Where did you grow up?', 'in the lighthouse at Saltholm'],
    ['Tell me about my mother Inês', 'brought Inês home in 1974'],
    ['What was my dad like when he was little?', 'When Marlow was a boy of seven'],
    ['What about Aunt Perpetua?', 'Our daughter Perpetua'],
    ['How did you meet Grandpa Anselm?', 'I met Anselm in the autumn of 1944'],
    ['What was Grandpa like?', 'Anselm was the most patient man'],
    ['Were you afraid?', 'I was afraid all night'],
    ['Did you ever cry?', 'I cried into the pillow'],
    ['What do you miss most?', 'I missed the sound of the sea'],
    ['Where is the other swallow?', 'The other swallow I kept'],
    ['What did you love doing?', 'singing in the kitchen'],
    ['What is the most important thing in life?', 'nobody eats alone'],
    ['Tell me a joke', 'How Marlow learned to swim'],
    ['What is your recipe for plum jam?', 'Three pounds of plums'],
    ['What was grandpa like?', 'Anselm was the most patient man'],
    ['What was your mother like?', 'My mother Hanne watched us'],
    ['Tell me about your wedding', 'I married Anselm in June of 1946'],
    ['Grandma, what was your house like when you were little?', 'I grew up in the lighthouse'],
  ])('has a grandmother who can be asked: %s', async (content, told) => {
    const { reply } = await askEdda(content);
    const shown = [reply.content, ...reply.sources.map(({ excerpt }) => excerpt)];
    expect(shown.join('\n')).toContain(told);
  });

  test.each([
    ['What did Inês bring from Portugal?', 'a bag of lemons'],
    ['What is your recipe for plum jam?', 'Three pounds of plums'],
    ['What was your wedding dress made of?', 'from a parachute'],
  ])('has a grandmother who is sure of what she was told: %s', async (content, told) => {
    const { reply } = await askEdda(content);
    expect(reply).toMatchObject({ content: expect.stringContaining(told), certainty: 'told' });
  });

  test.each([
    'What was your favourite colour?',
    'Did you have a dog?',
    'Who is Wren?',
    'Did you ever fight with grandpa?',
    'What was the worst day of your life?',
  ])(
    'has a grandmother who tells nothing for certain of what she was not told: %s',
    async (content) => {
      expect((await askEdda(content)).reply).toMatchObject({ kind: 'persona', grounded: false });
    },
  );

  test('has an opened vault and a locked one', () => {
    const [locked, opened] = guest.vaults;
    expect(opened).toMatchObject({ isOpened: true, videoState: 'ready' });
    expect(locked).toMatchObject({ isOpened: false, videoUrl: null, posterUrl: null });
    expect(Date.parse(locked?.unlockDate ?? '')).toBeGreaterThan(now.getTime());
  });

  test('has a dozen memories of all types, tagged and about people', () => {
    expect(guest.memories).toHaveLength(12);
    const types = new Set(guest.memories.map(({ type }) => type));
    expect([...types].sort()).toEqual(['audio', 'image', 'text', 'video']);
    expect(guest.memories.every(({ tags }) => tags.length > 0)).toBe(true);
    const about = guest.memories.flatMap(({ aboutAncestorIds }) => aboutAncestorIds);
    expect(about).toContain(guest.idOf('Edda'));
    const shown = guest.memories.filter(({ type }) => type === 'image' || type === 'video');
    expect(shown.every(({ thumbnailUrl }) => thumbnailUrl !== null)).toBe(true);
  });

  test('has a story with film, pictures and narration, and every file of it can be had', async () => {
    expect(guest.story).toMatchObject({ status: 'completed', sceneCount: guest.scenes.length });
    expect(guest.story.videoDuration).toBeGreaterThan(20);
    expect(guest.scenes.every(({ imageUrl, audioUrl }) => imageUrl && audioUrl)).toBe(true);
    expect(addressesOf(guest).length).toBeGreaterThan(50);
    await expectAllFiles(guest);
  });

  test('is nobody else’s, not even of another who explores one', async () => {
    const ids = [...guest.family, ...guest.memories, ...guest.vaults, ...guest.scenes];
    const others = [...other.family, ...other.memories, ...other.vaults, ...other.scenes];
    expect(ids.filter(({ id }) => others.some((one) => one.id === id))).toEqual([]);
    for (const url of addressesOf(guest))
      expect([url, (await other.call('GET', url)).status]).toEqual([url, 404]);
    const strange = await other.call('GET', `/api/ancestors/${guest.idOf('Edda')}`);
    expect(strange.status).toBe(404);
  });

  test('keeps nothing of its own but rows', async () => {
    const keys: string[] = [];
    for await (const { key } of app.dependencies.storage.list('')) keys.push(key);
    expect(keys.filter((key) => !key.startsWith('samples/'))).toEqual([]);
  });

  test('is the same one for a second click', async () => {
    const { status, body } = await guest.call('POST', '/api/sample-family');
    expect(status).toBe(200);
    expect(body).toMatchObject({ user: { id: guest.user.id } });
  });
});

describe('what one guest deletes', () => {
  test('takes no file from the others', async () => {
    const gone = await explore();
    for (const { id } of gone.memories) await gone.call('DELETE', `/api/memory-vault/${id}?now=1`);
    for (const { id } of gone.vaults) await gone.call('DELETE', `/api/time-vaults/${id}`);
    await gone.call('DELETE', `/api/stories/${gone.story.id}`);
    await gone.call('DELETE', `/api/ancestors/${gone.idOf('Wren')}`);
    const form = new FormData();
    const picture = await sharp({
      create: { width: 60, height: 60, channels: 3, background: 'red' },
    })
      .png()
      .toBuffer();
    form.append('profileImage', new File([new Uint8Array(picture)], 'edda.png'));
    const sent = new Response(form);
    const type = sent.headers.get('content-type') ?? '';
    const training = `/api/ancestors/${gone.idOf('Edda')}/training`;
    const body = Buffer.from(await sent.arrayBuffer());
    const saved = await gone.call('POST', training, body, { 'content-type': type });
    expect(saved.status).toBe(200);
    await app.dependencies.services.account.remove(gone.user.id);
    clock.advance(2 * 24 * 60 * 60_000);
    await app.runJob('files.sweep');
    clock.set(now);
    await expectAllFiles(other);
  });
});

describe('a sample account', () => {
  test('can be deleted by hand, without the password that it does not have', async () => {
    const leaving = await explore();
    const json = { 'content-type': 'application/json' };
    expect((await leaving.call('DELETE', '/api/account', '', json)).status).toBe(204);
    expect((await leaving.call('GET', '/api/account')).status).toBe(401);
    expect((await other.call('GET', '/api/account')).status).toBe(200);
  });

  test('is gone after a day with all that it had, and nobody else is', async () => {
    const person = await app.signUp('Rosa');
    await person.addAncestor();
    const late = await explore();
    const folder = `memories/${late.user.id}/kept`;
    await app.dependencies.storage.put(folder, Buffer.from('x'), {
      contentType: 'text/plain',
      maxBytes: 10,
    });
    clock.set(new Date(now.getTime() + 24 * 60 * 60_000 - 1));
    await app.runJob('sample-family.sweep');
    expect((await late.call('GET', '/api/account')).status).toBe(200);

    clock.advance(1);
    await app.runJob('sample-family.sweep');
    await app.runJob('account.delete-files', { folders: [`memories/${late.user.id}`] });
    clock.set(now);
    expect((await late.call('GET', '/api/account')).status).toBe(401);
    expect(await app.dependencies.storage.find(folder)).toBeUndefined();
    expect((await person.call('GET', '/api/account')).status).toBe(200);
    const { rows } = await app.dependencies.database.executeSql(
      'select user_id from ancestors union all select user_id from user_stories',
    );
    expect(rows).toEqual([{ user_id: person.user.id }]);
  });
});

test('a sample account sends no mail, whatever is asked of it', async () => {
  const mailing = await openTestApp({
    clock,
    withJobs: true,
    env: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'heartwood@family.example' },
  });
  try {
    const response = await mailing.app.inject({ method: 'POST', url: '/api/sample-family' });
    const { user } = sessionResponse.parse(response.json());
    const cookie = response.cookies.map((one) => `${one.name}=${one.value}`).join('; ');
    const call = mailing.as(cookie);
    await call('POST', '/api/auth/email-confirmation');
    const feedback = { name: 'Guest', email: user.email, subject: 'Hello', message: 'A good day.' };
    expect((await call('POST', '/api/feedback', feedback)).status).toBe(201);
    const { rows } = await mailing.dependencies.database.executeSql(
      "select name from pgboss.job where name like '%mail%'",
    );
    expect(rows).toEqual([]);

    await call('POST', '/api/auth/forgot-password', { email: user.email });
    await mailing.runJob('auth.password-mail', { email: user.email });
    await mailing.runJob('auth.confirmation-mail', { userId: user.id });
    const sender = await mailing.dependencies.services.emailConfirmation.findSender(user.id);
    expect(sender?.isConfirmed).toBe(false);
  } finally {
    await mailing.close();
  }
});

test('an address that opens many is asked to wait', async () => {
  const limited = await openTestApp({ withJobs: true, env: { RATE_LIMIT_SCALE: '0.2' } });
  try {
    const ask = () => limited.anonymous('POST', '/api/sample-family');
    expect((await ask()).status).toBe(201);
    expect((await ask()).status).toBe(201);
    const { status, body, headers } = await ask();
    expect(status).toBe(429);
    expect(body).toMatchObject({ error: expect.stringContaining('Please try again') });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  } finally {
    await limited.close();
  }
});
