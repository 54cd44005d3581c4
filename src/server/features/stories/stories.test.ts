import { mkdir, readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Scene, Story } from '#shared/contracts/stories.ts';
import { limits } from '#shared/limits.ts';
import { openVault } from '#tests/support/memory-vault.ts';
import { type Caller, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { findStory, makeStory, shortLife, tellStory } from '#tests/support/told-story.ts';

// Without an ffmpeg: what a story is apart from its film.
let app: TestApp;
let ana: Caller;

beforeAll(async () => {
  app = await openTestApp({ withJobs: true, env: { FFMPEG_PATH: '/nowhere/ffmpeg' } });
  ana = await app.signUp();
});
afterAll(() => app.close());

const create = (caller: Caller, body: Record<string, unknown>) =>
  caller.call('POST', '/api/stories', { userId: caller.user.id, title: 'Nets', ...body });

test.each([
  ['no title', { title: '  ', lifeStory: shortLife }, 'Please fill in all fields.'],
  ['no text', { lifeStory: ' \n ' }, 'Please fill in all fields.'],
  ['no fields', { title: undefined }, 'Please fill in all fields.'],
])('a story with %s is refused in the words of the form', async (_what, body, sentence) => {
  const { status, body: refused } = await create(ana, body);
  expect([status, refused]).toMatchObject([400, { error: sentence }]);
});

test('a text without a sentence, and one that is too long, are refused before anything is made', async () => {
  const without = await create(ana, { lifeStory: '*** 12 ***' });
  expect([without.status, without.body]).toMatchObject([400, { code: 'stories.no-sentence' }]);
  const long = 'I lived. '.repeat(limits.story.words / 2 + 1);
  const tooLong = await create(ana, { lifeStory: long });
  expect(tooLong.body).toMatchObject({
    code: 'stories.too-long',
    error: expect.stringContaining('20,000'),
  });
  expect((await ana.call('GET', `/api/users/${ana.user.id}/stories`)).body).toEqual([]);
});

// Read by a rule that looks back, each of these would keep the server busy for many minutes.
test.each([
  ['a heading full of blanks', `# x${' '.repeat(400_000)}x\n12 34.`],
  ['a heading full of marks', `# ${'#'.repeat(400_000)}x\n12 34.`],
  ['comments that are never closed', `${'<!--'.repeat(200_000)} 12.`],
  ['notes that are never closed', `${'[note '.repeat(19_000)}.`],
  ['a line of blanks', `12.${' '.repeat(900_000)}12`],
])('%s keeps nobody waiting', async (_what, lifeStory) => {
  expect([201, 400]).toContain((await create(await app.signUp('Ida'), { lifeStory })).status);
});

test('a text far too long to be read at all is refused in words', async () => {
  const { status, body } = await create(ana, {
    lifeStory: 'a'.repeat(limits.story.characters + 1),
  });
  expect([status, body]).toMatchObject([400, { error: expect.stringContaining('too long') }]);
});

test('a fourth story has to wait until one of the three is ready', async () => {
  const eva = await app.signUp('Eva');
  const first = await tellStory(eva);
  await Promise.all([tellStory(eva), tellStory(eva)]);
  const fourth = await create(eva, { lifeStory: shortLife });
  expect([fourth.status, fourth.body]).toMatchObject([429, { code: 'stories.too-many' }]);
  expect(fourth.headers['retry-after']).toBeDefined();
  await makeStory(app, eva, first.id);
  expect((await create(eva, { lifeStory: shortLife })).status).toBe(201);
});

test('a list is newest first, page by page, with all that trying again needs', async () => {
  const rui = await app.signUp('Rui');
  const one = await tellStory(rui, { title: 'One' });
  const two = await tellStory(rui, { title: 'Two' });
  const path = `/api/users/${rui.user.id}/stories`;
  const all = (await rui.call('GET', path)).body as Story[];
  expect(all.map(({ id }) => id)).toEqual([two.id, one.id]);
  expect(all[0]).toMatchObject({
    ...{ title: 'Two', lifeStory: shortLife, status: 'processing', videoUrl: null, error: null },
    progress: { step: 'split', sentence: 'Getting ready' },
  });
  const page = await rui.call('GET', `${path}?limit=1`);
  const next = /<(.+)>/.exec(String(page.headers.link))?.[1] ?? '';
  expect((await rui.call('GET', next)).body).toMatchObject([{ title: 'One' }]);
});

test('without an ffmpeg a story is complete, with pictures and narration and the reason why there is no film', async () => {
  const { id } = await tellStory(ana);
  const { story, scenes } = await makeStory(app, ana, id);
  expect(story).toMatchObject({
    ...{ status: 'completed', progress: null, videoUrl: null, videoDuration: null, language: 'en' },
    videoMissing: expect.stringContaining('slideshow'),
    posterUrl: scenes[0]?.imageUrl,
    sceneCount: 3,
  });
  expect(scenes.map(({ narration }) => narration).join('\n\n')).toBe(shortLife);
  for (const { imageUrl, audioUrl, status, sceneDuration } of scenes) {
    expect([status, sceneDuration >= limits.story.sceneSeconds]).toEqual(['completed', true]);
    const image = await ana.call('GET', imageUrl ?? '');
    expect([image.status, image.headers['content-type']]).toEqual([200, 'image/webp']);
    const audio = await ana.call('GET', audioUrl ?? '', undefined, { range: 'bytes=0-3' });
    expect([audio.status, audio.headers['content-type'], audio.text]).toEqual([
      206,
      'audio/wav',
      'RIFF',
    ]);
  }
  const captions = await ana.call('GET', story.captionsUrl ?? '');
  expect(captions.text).toContain('My father mended nets in the harbour.');
  expect((await ana.call('GET', `/api/stories/${id}/video`)).status).toBe(404);
  const vertical = await ana.call('POST', `/api/stories/${id}/vertical`);
  expect([vertical.status, vertical.body]).toMatchObject([409, { code: 'stories.no-ffmpeg' }]);
});

test('scenes are put into another order and taken out, but for the last one', async () => {
  const { id } = await tellStory(ana);
  const path = `/api/stories/${id}`;
  const { scenes } = await makeStory(app, ana, id);
  const ids = scenes.map((scene) => scene.id);
  const turned = await ana.call('PUT', `${path}/scene-order`, { sceneIds: ids.toReversed() });
  expect((turned.body as Scene[]).map((scene) => scene.id)).toEqual(ids.toReversed());
  expect((await findStory(ana, id)).story.status).toBe('processing');
  const other = await ana.call('PUT', `${path}/scene-order`, { sceneIds: ids.slice(1) });
  expect([other.status, other.body]).toMatchObject([409, { code: 'stories.scene-order' }]);

  expect((await ana.call('DELETE', `${path}/scenes/${ids[1]}`)).status).toBe(204);
  const left = (await makeStory(app, ana, id)).scenes;
  expect(left.map((scene) => [scene.id, scene.sceneNumber])).toEqual([
    [ids[2], 1],
    [ids[0], 2],
  ]);
  // What stayed was not made again.
  const urlsOf = (of: Scene[]) => of.flatMap(({ imageUrl, audioUrl }) => [imageUrl, audioUrl]);
  expect(urlsOf(scenes)).toEqual(expect.arrayContaining(urlsOf(left)));
  await ana.call('DELETE', `${path}/scenes/${ids[2]}`);
  const last = await ana.call('DELETE', `${path}/scenes/${ids[0]}`);
  expect([last.status, last.body]).toMatchObject([409, { code: 'stories.last-scene' }]);
  await makeStory(app, ana, id);
});

test('a scene is changed: what changed is made again, what did not stays, and a stale write is refused', async () => {
  const { id } = await tellStory(ana);
  const before = (await makeStory(app, ana, id)).scenes;
  const [first, second] = before as [Scene, Scene, Scene];
  const path = `/api/stories/${id}/scenes`;

  const narration = 'My father mended nets, and he sang all the while.';
  const changed = await ana.call('PUT', `${path}/${second.id}`, {
    narration,
    updatedAt: second.updatedAt,
  });
  expect(changed.body).toMatchObject({ narration, audioUrl: null, status: 'pending' });
  const stale = await ana.call('PUT', `${path}/${second.id}`, {
    title: 'Late',
    updatedAt: second.updatedAt,
  });
  expect([stale.status, stale.body]).toMatchObject([409, { current: { narration } }]);

  const picture = { setting: 'village', timeOfDay: 'evening' };
  await ana.call('PUT', `${path}/${first.id}`, { picture });
  const { story, scenes } = await makeStory(app, ana, id);
  expect(story.status).toBe('completed');
  expect(scenes[0]).toMatchObject({ audioUrl: first.audioUrl, picture });
  expect(scenes[0]?.imageUrl).not.toBe(first.imageUrl);
  expect(scenes[1]?.audioUrl).not.toBe(second.audioUrl);
  expect(scenes[1]?.audioUrl).not.toBeNull();
  expect(scenes[2]).toEqual(before[2]);
  // The old ones are gone.
  const kept: string[] = [];
  for await (const { key } of app.dependencies.storage.list(`stories/${id}`)) kept.push(key);
  expect(kept.filter((key) => key.includes('/picture-')).length).toBeLessThanOrEqual(3);
  expect(kept.filter((key) => key.includes('narration-'))).toHaveLength(3);
});

test("a photo of the Memory Vault becomes a scene's picture, upright and whole; one of others does not", async () => {
  const vault = await openVault(app, ana);
  // Red above blue, stored lying on its side as phones do.
  const photo = await sharp({ create: { width: 60, height: 120, channels: 3, background: '#00f' } })
    .composite([
      {
        input: { create: { width: 60, height: 60, channels: 3, background: '#f00' } },
        ...{ top: 0, left: 0 },
      },
    ])
    .png()
    .toBuffer();
  const lying = await sharp(photo).rotate(-90).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const memory = await vault.keep({ type: 'image' }, lying);
  const { id } = await tellStory(ana);
  const { scenes } = await makeStory(app, ana, id);
  const [first, second] = scenes as [Scene, Scene];
  const path = `/api/stories/${id}/scenes`;

  const eva = await app.signUp('Eva');
  const hers = await tellStory(eva);
  const made = await makeStory(app, eva, hers.id);
  const stolen = await eva.call('PUT', `/api/stories/${hers.id}/scenes/${made.scenes[0]?.id}`, {
    photoMemoryId: memory.id,
  });
  expect([stolen.status, stolen.body]).toMatchObject([404, { code: 'stories.photo-unknown' }]);

  await ana.call('PUT', `${path}/${first.id}`, { photoMemoryId: memory.id });
  const after = await makeStory(app, ana, id);
  expect(after.scenes[0]?.picture).toEqual({ source: 'photo', memoryId: memory.id });
  expect(after.scenes[1]).toEqual(second);
  const { rawPayload } = await app.app.inject({
    method: 'GET',
    url: after.scenes[0]?.imageUrl ?? '',
    headers: { cookie: ana.cookie },
  });
  const colourAt = async (left: number, top: number) => [
    ...(await sharp(rawPayload).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
  ];
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1280, height: 720 });
  const [above, below, beside] = [
    await colourAt(640, 100),
    await colourAt(640, 620),
    await colourAt(60, 100),
  ];
  expect(above[0]).toBeGreaterThan(200);
  expect(below[2]).toBeGreaterThan(200);
  // Beside the photo lies a blurred, darker one.
  expect(beside[0]).toBeGreaterThan(100);
  expect(beside[0]).toBeLessThan(above[0] ?? 0);

  await ana.call('PUT', `${path}/${first.id}`, { photoMemoryId: null });
  expect((await makeStory(app, ana, id)).scenes[0]).toMatchObject({
    imageUrl: first.imageUrl,
    picture: { source: 'drawn' },
  });
});

test('a title is changed by who saw the newest one', async () => {
  const { id } = await tellStory(ana);
  const { story } = await makeStory(app, ana, id);
  const path = `/api/stories/${id}`;
  const { updatedAt } = story;
  const renamed = await ana.call('PUT', path, { title: 'The Sea', updatedAt });
  expect(renamed.body).toMatchObject({ title: 'The Sea', status: 'processing' });
  const stale = await ana.call('PUT', path, { title: 'The Net', updatedAt });
  expect([stale.status, stale.body]).toMatchObject([409, { current: { title: 'The Sea' } }]);
  const after = (await makeStory(app, ana, id)).story;
  const same = await ana.call('PUT', path, { title: 'The Sea', updatedAt: after.updatedAt });
  expect(same.body).toMatchObject({ status: 'completed', updatedAt: after.updatedAt });
});

test('each change is a job of its own, and a run that was overtaken by one leaves it alone', async () => {
  const { id } = await tellStory(ana);
  await makeStory(app, ana, id);
  await ana.call('PUT', `/api/stories/${id}`, { title: 'The Sea' });
  await app.runJob('stories.make', { storyId: id, revision: 1 });
  expect((await findStory(ana, id)).story.status).toBe('processing');
  const { rows } = await app.dependencies.database.executeSql(
    "select data from pgboss.job where name = 'stories.make' and data->>'storyId' = $1 order by created_on",
    [id],
  );
  expect(rows).toEqual([1, 2].map((revision) => ({ data: { storyId: id, revision } })));
});

test('a story that another process deletes while it is made leaves no file behind', async () => {
  const { id } = await tellStory(ana);
  const { database, storage } = app.dependencies;
  const files = async () => {
    const keys: string[] = [];
    for await (const { key } of storage.list(`stories/${id}`)) keys.push(key);
    return keys;
  };
  const run = app.runJob('stories.make', { storyId: id, revision: 1 });
  await vi.waitFor(async () => expect(await files()).not.toEqual([]), { timeout: 60_000 });
  // As it is seen from here: the rows are gone, and so are the files that there were by then.
  await database.executeSql('delete from user_stories where id = $1', [id]);
  await storage.deleteFolder(`stories/${id}`);
  await run;
  expect(await files()).toEqual([]);
});

test('all that an account has is listed for whoever takes it along, with the keys of its files', async () => {
  const { stories } = app.dependencies.services;
  const all: Awaited<ReturnType<typeof listAll>> = await listAll();
  async function listAll() {
    const found = [];
    for await (const one of stories.listEverything(ana.user.id)) found.push(one);
    return found;
  }
  expect(all.length).toBeGreaterThan(3);
  const keys = all.flatMap(({ scenes }) => scenes.flatMap(({ imageKey }) => imageKey ?? []));
  expect(await stories.findReferencedKeys([...keys, 'stories/nobody/film-1.mp4'])).toEqual(keys);
});

test('what was asked for and whose job was lost is asked for again, once, and what a crash left is cleared away', async () => {
  const { id } = await tellStory(await app.signUp());
  const done = await tellStory(await app.signUp());
  const { executeSql } = app.dependencies.database;
  await executeSql(
    "update user_stories set status = 'completed', vertical_video = 'making' where id = $1",
    [done.id],
  );
  await executeSql("delete from pgboss.job where name like 'stories.make%'");
  const stale = join(app.dataDir, 'work', 'work-stale');
  const fresh = join(app.dataDir, 'work', 'work-fresh');
  await Promise.all([stale, fresh].map((path) => mkdir(path, { recursive: true })));
  const longAgo = new Date(Date.now() - 2 * 60 * 60_000);
  await utimes(stale, longAgo, longAgo);

  await app.runJob('stories.rescue');
  await app.runJob('stories.rescue');
  const { rows } = await executeSql(
    "select name, data from pgboss.job where data->>'storyId' in ($1, $2) order by name",
    [id, done.id],
  );
  expect(rows).toEqual([
    { name: 'stories.make', data: { storyId: id, revision: 1 } },
    { name: 'stories.make-vertical', data: { storyId: done.id, revision: 1 } },
  ]);
  expect(await readdir(join(app.dataDir, 'work'))).toEqual(['work-fresh']);
});
