import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSettableClock } from '#server/platform/clock/settable-clock.ts';
import { readMediaFile } from '#tests/support/media-files.ts';
import { openVault } from '#tests/support/memory-vault.ts';
import { type Caller, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { tellStory } from '#tests/support/told-story.ts';
import { sealVault } from '#tests/support/vault-sealing.ts';

const clock = createSettableClock('2026-05-01T12:00:00Z');
let app: TestApp;
let film: Buffer;
let photo: Buffer;
let ana: Caller;

beforeAll(async () => {
  app = await openTestApp({ withJobs: true, clock });
  film = await readMediaFile('silent.mp4');
  const create = { width: 40, height: 30, channels: 3 as const, background: '#1f4d3a' };
  photo = await sharp({ create }).jpeg().toBuffer();
  ana = await app.signUp('Ana <b>');
  await fill(ana);
});
afterAll(() => app.close());

/** As `signUp` gives it to everybody. */
const password = 'correct horse';

/** One of each: a person, a conversation, a story, memories, a vault that is opened and one that is sealed. */
async function fill(caller: Caller) {
  const rosa = await caller.addAncestor({ name: 'Rosa', birthYear: 1931 });
  await caller.call('POST', `/api/ancestors/${rosa.id}/training`, {
    fullName: 'Rosa Alves',
    stories: [{ title: 'The net', content: 'I mended <it> & sang.', teller: 'Aunt Eva' }],
  });
  await caller.call('POST', `/api/ancestors/${rosa.id}/summary`);
  const ofRosa = `/api/ancestors/${rosa.id}`;
  await caller.call('PUT', `${ofRosa}/facts`, [
    { subject: 'self', relation: 'pet', object: 'Bolinha', year: 1958 },
  ]);
  await caller.call('POST', `${ofRosa}/open-questions`, { text: 'Did you dance?' });
  await caller.call('PUT', `${ofRosa}/companion-memory`, { askerName: 'Aninhas' });
  const conversation = await caller.call('POST', '/api/conversations', {
    userId: caller.user.id,
    ancestorId: rosa.id,
  });
  const { id } = conversation.body as { id: string };
  await caller.call('POST', `/api/conversations/${id}/messages`, { content: 'Did you mend it?' });
  await tellStory(caller);
  const vault = await openVault(app, caller);
  await vault.keep(
    {
      type: 'image',
      title: 'Our boat',
      metadata: { originalFileName: 'boat: 1.jpg' },
    },
    photo,
  );
  await vault.keep({ type: 'text', title: 'A letter', textContent: 'Dear Rosa' });
  const video = { name: 'for you.mp4', bytes: film };
  const opened = await sealVault(caller, video, { title: 'Opened' });
  clock.advance(40 * 24 * 60 * 60 * 1000);
  await caller.call('POST', `/api/time-vaults/${opened.id}/open`);
  const recipientEmails = JSON.stringify(['rui@family.example']);
  await sealVault(caller, { ...video, name: 'sealed.mp4' }, { title: 'Sealed', recipientEmails });
}

async function exported(caller: Caller) {
  const { statusCode, headers, rawPayload } = await app.app.inject({
    url: '/api/account/export',
    headers: { cookie: caller.cookie },
  });
  expect(statusCode).toBe(200);
  expect(headers['content-disposition']).toMatch(/^attachment; filename="Heartwood 2026-/);
  const files = unzipSync(new Uint8Array(rawPayload));
  const json = (noun: string) =>
    JSON.parse(strFromU8(files[`data/${noun}.json`] ?? new Uint8Array()));
  return { files, json, page: strFromU8(files['index.html'] ?? new Uint8Array()) };
}

async function storedKeys() {
  const keys: string[] = [];
  for await (const { key } of app.dependencies.storage.list('')) keys.push(key);
  return keys;
}

describe('an export', () => {
  test('holds every entity, the files as they came, and a page to read it all by', async () => {
    const { files, json, page } = await exported(ana);
    expect(json('account')).toMatchObject({ email: ana.user.email });
    expect(json('people')).toMatchObject([
      {
        name: 'Rosa',
        training: { fullName: 'Rosa Alves', stories: [{ teller: 'Aunt Eva' }] },
        facts: [{ object: 'Bolinha', status: 'confirmed' }],
        openQuestions: [{ text: 'Did you dance?' }],
        companionMemory: { askerName: 'Aninhas', people: [] },
      },
    ]);
    expect(json('conversations')[0].messages).toMatchObject([
      { kind: 'person', content: 'Did you mend it?' },
      { kind: 'persona' },
    ]);
    expect(json('stories')).toMatchObject([{ title: 'The Nets' }]);
    expect(json('memories')).toHaveLength(2);
    expect(json('feedback')).toEqual([]);
    expect(Buffer.from(files['memories/boat 1.jpg'] ?? [])).toEqual(photo);
    expect(page).toContain('Rosa (1931 to present)');
    expect(page).toContain('I mended &lt;it&gt; &amp; sang.');
    expect(page).toContain('Told by Aunt Eva');
    expect(page).toContain('pet: Bolinha (1958)');
    expect(page).toContain('Did you dance?');
    expect(page).toContain('Ana &lt;b&gt;');
    expect(page).toContain('src="memories/boat%201.jpg"');
    expect(page).not.toMatch(/<script|https?:\/\//);
    expect(JSON.stringify(json('account'))).not.toContain('argon2');
  });

  test('holds the video of an opened vault, and of a sealed one only what is written on it', async () => {
    const { files, json } = await exported(ana);
    expect(json('time-vaults')).toMatchObject([
      { title: 'Opened', file: 'time vaults/for you.mp4' },
      { title: 'Sealed', file: null, videoUrl: null },
    ]);
    expect(Buffer.from(files['time vaults/for you.mp4'] ?? [])).toEqual(film);
    const copies = Object.values(files).filter((file) => Buffer.from(file).equals(film));
    expect(copies).toHaveLength(1);
  });

  test("holds nothing of another account's", async () => {
    const bruno = await app.signUp('Bruno');
    const { files, json } = await exported(bruno);
    expect(Object.keys(files).filter((name) => !name.startsWith('data/'))).toEqual(['index.html']);
    for (const noun of ['people', 'conversations', 'stories', 'memories', 'time-vaults'])
      expect(json(noun)).toEqual([]);
  });
});

describe('deleting an account', () => {
  test('says beforehand which vaults never reach their recipients', async () => {
    const { body } = await ana.call('GET', '/api/account/ending');
    expect(body).toMatchObject({ undeliveredVaults: [{ title: 'Sealed', recipients: 1 }] });
  });

  test('asks for the password, then removes every row and file, and nothing of others', async () => {
    const ofAna = await storedKeys();
    const bruno = await app.signUp('Bruno');
    await fill(bruno);
    expect(await ancestorsWithRows()).toBe(2);
    const ofBruno = (await storedKeys()).filter((key) => !ofAna.includes(key));
    for (const body of [{ password: 'wrong one' }, {}, undefined]) {
      const wrong = await ana.call('DELETE', '/api/account', body);
      expect(wrong).toMatchObject({ status: 403, body: { code: 'auth.wrong-password' } });
    }
    expect((await ana.call('DELETE', '/api/account', { password })).status).toBe(204);
    expect((await ana.call('GET', '/api/account')).status).toBe(401);
    const again = { email: ana.user.email, password };
    expect((await app.anonymous('POST', '/api/auth/login', again)).status).toBe(401);
    for (const { rows } of await rowsNaming(ana.user.id)) expect(rows).toEqual([]);
    expect(await ancestorsWithRows()).toBe(1);
    await app.runJob('account.delete-files', await lastSent('account.delete-files'));
    expect((await storedKeys()).toSorted()).toEqual(ofBruno.toSorted());
    expect(Object.keys((await exported(bruno)).files)).toContain('time vaults/for you.mp4');
  });
});

/** What the last such job was asked to do. */
async function lastSent(name: string): Promise<object> {
  const { rows } = await app.dependencies.database.executeSql(
    'select data from pgboss.job where name = $1 order by created_on desc limit 1',
    [name],
  );
  return (rows as { data: object }[])[0]?.data ?? {};
}

/** Of how many ancestors there are facts, open questions and a companion's memory. */
async function ancestorsWithRows(): Promise<number> {
  const { rows } = await app.dependencies.database.executeSql(
    `select ancestor_id from facts intersect select ancestor_id from open_questions
     intersect select ancestor_id from companion_memories`,
  );
  return rows.length;
}

/** What any table still says of a user. */
async function rowsNaming(userId: string) {
  const { executeSql } = app.dependencies.database;
  const tables = [
    ['users', 'id'],
    ...['sessions', 'accounts', 'ancestors', 'conversations', 'time_vaults'].map((t) => [
      t,
      'user_id',
    ]),
    ...['user_stories', 'memory_vault_items', 'feedback', 'companion_memories'].map((t) => [
      t,
      'user_id',
    ]),
  ];
  return Promise.all(
    tables.map(([table, column]) =>
      executeSql(`select 1 from ${table} where ${column} = $1`, [userId]),
    ),
  );
}
