import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSettableClock } from '#server/platform/clock/settable-clock.ts';
import type { Memory } from '#shared/contracts/memories.ts';
import { limits } from '#shared/limits.ts';
import { openVault } from '#tests/support/memory-vault.ts';
import { type Caller, openTestApp, type TestApp } from '#tests/support/test-app.ts';

const clock = createSettableClock();
const days = 24 * 60 * 60 * 1000;
let app: TestApp;
let ana: Caller;
let vault: Awaited<ReturnType<typeof openVault>>;

beforeAll(async () => {
  app = await openTestApp({ clock, withJobs: true, env: { FFMPEG_PATH: '/nowhere/ffmpeg' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  ana = await app.signUp();
  vault = await openVault(app, ana);
});

async function write(title: string, more: Record<string, unknown> = {}): Promise<Memory> {
  clock.advance(1_000);
  return vault.keep({ type: 'text', title, textContent: `${title}, as it was.`, ...more });
}
const titles = async (query = '') => (await vault.list(query)).map(({ title }) => title);
const at = ({ id }: Memory, more = '') => `/api/memory-vault/${id}${more}`;

describe('a memory in words', () => {
  test('comes back as it was written, private', async () => {
    const rosa = await ana.addAncestor();
    const kept = await write(' The harbour ', {
      description: '  ',
      textContent: '  Two lines,\n  as they are. ',
      tags: ['Sea', 'sea', 'Séa', ' Summer '],
      metadata: { originalFileName: 'not a file' },
      isPrivate: false,
      takenAt: '1950-06-01T00:00:00.000Z',
      aboutAncestorIds: [rosa.id, rosa.id],
    });
    expect(kept).toMatchObject({
      ...{ title: 'The harbour', description: null, type: 'text', fileUrl: null },
      ...{
        textContent: '  Two lines,\n  as they are. ',
        textIsCut: false,
        tags: ['Sea', 'Summer'],
      },
      ...{ metadata: {}, isPrivate: true, mediaState: 'ready', aboutAncestorIds: [rosa.id] },
      takenAt: '1950-06-01T00:00:00.000Z',
    });
    expect(await vault.find(kept.id)).toEqual(kept);
    expect(await vault.list()).toEqual([kept]);
  });

  test.each([
    [{ title: ' ' }, 'Please provide a title for your memory.'],
    [{ textContent: ' \n' }, 'Please provide text content for your memory.'],
    [{ type: 'image' }, 'Please upload a file for your memory.'],
    [{ takenAt: '0000-01-01T00:00:00Z' }, 'Please choose a date after the year 1000.'],
    [{ title: 'x'.repeat(201) }, 'A title can have at most 200 characters.'],
    [{ aboutAncestorIds: [crypto.randomUUID()] }, 'Please choose somebody of your family.'],
  ])('is refused with %j', async (wrong, sentence) => {
    const { status, body } = await vault.create({ type: 'text', textContent: 'It was.', ...wrong });
    expect([status, body]).toEqual([400, expect.objectContaining({ error: sentence })]);
    expect(await vault.list()).toEqual([]);
  });

  test('is about one’s own relatives only', async () => {
    const theirs = await (await app.signUp('Bruno')).addAncestor();
    const wrong = { type: 'text', textContent: 'It was.', aboutAncestorIds: [theirs.id] };
    expect((await vault.create(wrong)).status).toBe(400);
    const mine = await write('Mine');
    expect((await ana.call('PUT', at(mine), { aboutAncestorIds: [theirs.id] })).status).toBe(400);
  });

  test('of the greatest length is kept, found by its last words, and listed short', async () => {
    const textContent = `${'palavra única '.repeat(40_000).slice(0, limits.memory.text - 9)} Ubatuba`;
    const { id } = await write('Long', { textContent, description: 'd'.repeat(5_000) });
    const [listed] = await vault.list('q=ubatuba');
    expect(listed).toMatchObject({ id, textIsCut: true });
    expect(JSON.stringify(listed).length).toBeLessThan(1_500);
    expect((await vault.find(id)).textContent).toBe(textContent);
  });
});

describe('the list', () => {
  test('goes on page after page, by when memories were added or taken', async () => {
    await write('undated');
    await write('newer', { takenAt: '1990-01-01T00:00:00.000Z' });
    await write('older', { takenAt: '1890-01-01T00:00:00.000Z' });
    await write('also undated');
    for (const [sort, order] of [
      ['created', ['also undated', 'older', 'newer', 'undated']],
      ['taken', ['newer', 'older', 'also undated', 'undated']],
    ] as const) {
      const read: string[] = [];
      let url: string | undefined = `/api/users/${ana.user.id}/memory-vault?limit=1&sort=${sort}`;
      while (url) {
        const page = await ana.call('GET', url);
        read.push(...(page.body as Memory[]).map(({ title }) => title));
        url = /^<(.*)>/.exec(String(page.headers.link ?? ''))?.[1];
      }
      expect(read).toEqual(order);
    }
  });

  test('is told apart by type, tag and relative, and counts what there is', async () => {
    const rosa = await ana.addAncestor();
    await write('one', { tags: ['Sea', 'Porto'], aboutAncestorIds: [rosa.id] });
    await write('two', { tags: ['Sea'] });
    const gone = await write('gone', { tags: ['Sea', 'Lisbon'] });
    await ana.call('DELETE', at(gone));
    expect(await titles('tag=Porto')).toEqual(['one']);
    expect(await titles(`about=${rosa.id}`)).toEqual(['one']);
    expect(await titles('type=image')).toEqual([]);
    const { body } = await ana.call('GET', `/api/users/${ana.user.id}/memory-vault/facets`);
    expect(body).toEqual({
      total: 2,
      types: { text: 2, image: 0, video: 0, audio: 0 },
      tags: [
        { tag: 'Sea', count: 2 },
        { tag: 'Porto', count: 1 },
      ],
    });
  });

  test('finds words, however they are written, the last one as soon as it is begun', async () => {
    await write('Avó’s garden', {
      description: 'O jardim de Lisboa',
      textContent: 'Café com acucar.',
      tags: ['Natal 1987'],
    });
    await write('Straße', { textContent: 'Москва' });
    const searches = [
      ['avo', 'Avó’s garden'],
      ['jard', 'Avó’s garden'],
      ['AVÓ jardim', 'Avó’s garden'],
      ['açúcar', 'Avó’s garden'],
      ['natal 198', 'Avó’s garden'],
      ['strasse', 'Straße'],
      ['москв', 'Straße'],
      ['jardim avo x', undefined],
      ['ardim', undefined],
      ["' | & :* \\ <->", undefined],
    ] as const;
    for (const [q, found] of searches)
      expect([q, await titles(`q=${encodeURIComponent(q)}`)]).toEqual([q, found ? [found] : []]);
  });
});

test.each(['0000-01-01T00:00:00.000Z', '0000-12-31T23:59:59Z', 'never', 1])(
  'a page after the moment %s, as nobody was given it, is refused',
  async (moment) => {
    const cursor = Buffer.from(JSON.stringify({ at: moment, id: ana.user.id })).toString(
      'base64url',
    );
    for (const sort of ['created', 'taken']) {
      const url = `/api/users/${ana.user.id}/memory-vault?sort=${sort}&cursor=${cursor}`;
      expect((await ana.call('GET', url)).status).toBe(400);
    }
  },
);

test('an edit is found by its new words, and a stale one refused with what is there now', async () => {
  const kept = await write('Harbour', { tags: ['Sea'] });
  const { updatedAt } = kept;
  const first = await ana.call('PUT', at(kept), { title: 'Market', updatedAt });
  expect(first.body).toMatchObject({
    title: 'Market',
    tags: ['Sea'],
    textContent: kept.textContent,
  });
  expect([await titles('q=market'), await titles('q=sea')]).toEqual([['Market'], ['Market']]);
  const stale = await ana.call('PUT', at(kept), { title: 'Square', updatedAt });
  expect([stale.status, stale.body]).toEqual([
    409,
    expect.objectContaining({ code: 'memories.stale', current: first.body }),
  ]);
  await ana.call('PUT', at(kept), { textContent: 'Other words.', tags: [], takenAt: null });
  expect([await titles('q=other'), await titles('q=sea')]).toEqual([['Market'], []]);
});

test('what was deleted is hidden at once, comes back within 30 days, and is purged after them', async () => {
  const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(600)]);
  const kept = await vault.keep({ type: 'image', title: 'Deleted' }, jpeg);
  await write('Stays');
  expect((await ana.call('DELETE', at(kept))).status).toBe(204);
  expect((await ana.call('GET', at(kept))).status).toBe(404);
  expect((await ana.call('PUT', at(kept), { title: 'x' })).status).toBe(404);
  expect((await ana.call('DELETE', at(kept))).status).toBe(404);
  expect(await titles()).toEqual(['Stays']);
  expect(await vault.list('deleted=1')).toMatchObject([
    { title: 'Deleted', fileUrl: null, deletedAt: clock.now().toISOString() },
  ]);

  clock.advance(29 * days);
  await app.dependencies.services.memories.purgeDeleted();
  expect(await vault.storedKeys()).toHaveLength(1);
  clock.advance(2 * days);
  await app.dependencies.services.memories.purgeDeleted();
  expect(await vault.storedKeys()).toEqual([]);
  const { memories } = app.dependencies.services;
  const left: string[] = [];
  for await (const { title } of memories.listAll(ana.user.id)) left.push(title);
  expect(left).toEqual(['Stays']);
});

const beginningOf = (kind: string) =>
  Buffer.concat([Buffer.from(`RIFF\0\0\0\0${kind}`), Buffer.alloc(900)]);

test('without ffmpeg what browsers play is played as it came, and the rest can be downloaded', async () => {
  const { mediaPreparation } = app.dependencies;
  const run = { signal: new AbortController().signal, isLastAttempt: false };
  for (const [type, kind, state] of [
    ['audio', 'WAVEfmt ', 'ready'],
    ['video', 'AVI LIST', 'failed'],
  ] as const) {
    const { id, fileUrl } = await vault.keep({ type }, beginningOf(kind));
    await mediaPreparation.prepare(id, run);
    const kept = await vault.find(id);
    expect([kept.mediaState, kept.displayUrl !== null]).toEqual([state, state === 'ready']);
    if (kept.displayUrl) expect((await vault.download(kept.displayUrl)).status).toBe(200);
    expect((await vault.download(fileUrl ?? '')).status).toBe(200);
  }
});

test('a file whose job went missing is prepared after all, and given up on after a day', async () => {
  const { memories } = app.dependencies.services;
  const { id } = await vault.keep({ type: 'audio' }, beginningOf('WAVEfmt '));
  clock.advance(days / 12);
  expect(await memories.resumePreparation()).toBeGreaterThan(0);
  expect(await vault.find(id)).toMatchObject({ mediaState: 'preparing' });
  clock.advance(days);
  await memories.resumePreparation();
  expect(await vault.find(id)).toMatchObject({ mediaState: 'failed' });
  expect(await memories.resumePreparation()).toBe(0);
});

test('another feature may have one’s own photo, and nothing else', async () => {
  const { memories } = app.dependencies.services;
  const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(700)]);
  const photo = await vault.keep({ type: 'image' }, jpeg);
  const { key, contentType } = (await memories.findOwnPhoto(ana.user.id, photo.id)) ?? {};
  expect([contentType, await vault.storedKeys()]).toEqual(['image/jpeg', [key]]);
  const bruno = await app.signUp('Bruno');
  expect(await memories.findOwnPhoto(bruno.user.id, photo.id)).toBeUndefined();
  const text = await write('No photo');
  expect(await memories.findOwnPhoto(ana.user.id, text.id)).toBeUndefined();
  await ana.call('DELETE', at(photo));
  expect(await memories.findOwnPhoto(ana.user.id, photo.id)).toBeUndefined();
});
