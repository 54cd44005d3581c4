import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createSettableClock } from '#server/platform/clock/settable-clock.ts';
import { rateLimits } from '#server/platform/rate-limits/rate-limits.table.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { listJobs } from './jobs.ts';

// Later than every session that is begun while the tests run.
const clock = createSettableClock('2090-06-01T12:00:00.000Z');
const days = 24 * 60 * 60 * 1000;
let app: TestApp;

beforeAll(async () => {
  app = await openTestApp({ clock });
});
afterAll(() => app.close());

test('the sweeps remove what is of no use any more, and nothing else', async () => {
  const { storage, jobs, database } = app.dependencies;
  const ana = await app.signUp();
  const rosa = await ana.addAncestor();
  const put = (key: string) =>
    storage.put(key, Buffer.from('a picture'), { contentType: 'image/webp', maxBytes: 100 });
  const used = `avatars/${rosa.id}/used.webp`;
  const unused = `avatars/${rosa.id}/unused.webp`;
  const fresh = `avatars/${rosa.id}/fresh.webp`;
  await put(used);
  await put(unused);
  await database.executeSql('update ancestors set avatar_key = $1 where id = $2', [used, rosa.id]);
  const now = clock.now().getTime();
  await database.db.insert(rateLimits).values([
    { key: 'over', points: 1, expire: new Date(now) },
    { key: 'lasting', points: 1, expire: new Date(now + 3 * days) },
    { key: 'of a clock ahead of time', points: 1, expire: new Date(now + 40 * days) },
  ]);
  clock.advance(2 * days);
  await put(fresh);
  expect((await ana.call('GET', `/api/ancestors/${rosa.id}`)).status).toBe(200);

  await jobs.open(listJobs(app.dependencies));
  await jobs.work();
  await vi.waitFor(
    async () => {
      expect(await storage.find(unused)).toBeUndefined();
      expect((await ana.call('GET', `/api/ancestors/${rosa.id}`)).status).toBe(401);
      const kept = await database.db.select().from(rateLimits);
      expect(kept.map(({ key }) => key)).toEqual(['lasting']);
    },
    { timeout: 20_000 },
  );
  expect(await storage.find(used)).toBeDefined();
  expect(await storage.find(fresh)).toBeDefined();
});

test('what an earlier version remembered is read anew, and nobody has to save it again', async () => {
  const { executeSql } = app.dependencies.database;
  const bia = await app.signUp();
  const [ada, joe, nell] = [
    await bia.addAncestor(),
    await bia.addAncestor(),
    await bia.addAncestor(),
  ];
  const stories = [{ title: 'The barn', content: 'We learnt to dance in the barn.' }];
  for (const { id } of [ada, joe, nell])
    await bia.call('POST', `/api/ancestors/${id}/training`, { stories });
  const revisionOf = async (id: string) =>
    (await executeSql('select revision from passage_layouts where ancestor_id = $1', [id])).rows[0];
  const nellsBefore = await revisionOf(nell.id);
  await executeSql('delete from passage_terms where ancestor_id = $1', [joe.id]);
  await executeSql(
    'update passage_layouts set rules = 0, revision = gen_random_uuid() where ancestor_id = $1',
    [joe.id],
  );
  const recalled = async () =>
    (await bia.call('GET', `/api/ancestors/${joe.id}/recall?q=dance`)).body;
  expect(await recalled()).toEqual([]);

  // Who cannot be read comes first, and holds up nobody.
  await executeSql(
    `update passage_layouts set rules = 0, layout = '\\x00' where ancestor_id = $1`,
    [ada.id],
  );
  const renewal = listJobs(app.dependencies).find(({ job }) => job.name.startsWith('training.'));
  const run = renewal?.handle({
    id: 'now',
    data: {},
    attempt: 1,
    signal: AbortSignal.timeout(20_000),
    progress: async () => {},
    logger: app.dependencies.logger,
  });
  await expect(run).rejects.toThrow(ada.id);
  expect(await recalled()).toMatchObject([{ title: 'The barn' }]);
  expect(await revisionOf(nell.id)).toEqual(nellsBefore);
});

test('every job has a name of its own', () => {
  const names = listJobs(app.dependencies).map(({ job }) => job.name);
  expect(new Set(names).size).toBe(names.length);
});
