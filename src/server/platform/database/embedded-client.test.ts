import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDataDir } from '#tests/support/database-folder.ts';
import { EmbeddedClient } from './embedded-client.ts';
import { EmbeddedWorkerLink } from './embedded-worker-link.ts';

type DataDir = Awaited<ReturnType<typeof createDataDir>>;

const IDLE_MS = 200;

async function openClient({ dataDir }: DataDir) {
  const link = new EmbeddedWorkerLink(join(dataDir, 'database'));
  await link.opened();
  return { link, client: new EmbeddedClient(link, IDLE_MS) };
}

let folder: DataDir;
let client: EmbeddedClient;
let link: EmbeddedWorkerLink;

beforeAll(async () => {
  folder = await createDataDir('migrated');
  ({ client, link } = await openClient(folder));
});
afterAll(async () => {
  await client.close();
  await folder.remove();
});

test('a transaction that waits for a query of its own outside itself is rolled back', async () => {
  const stuck = client.transaction(async (tx) => {
    await tx.query("create table stuck (name text default 'x')");
    await client.executeSql('select 1');
  });
  const behind = client.executeSql('select 3 as done');
  await expect(stuck).rejects.toThrow('that query was made on the database');
  expect((await behind).rows).toEqual([{ done: 3 }]);
  await expect(client.executeSql('select * from stuck')).rejects.toMatchObject({ code: '42P01' });
});

test('a transaction cannot be used once it has ended', async () => {
  const ended = await client.transaction(async (tx) => ({ tx }));
  await expect(ended.tx.query('select 1')).rejects.toThrow('This transaction has ended');
});

test('a transaction whose failed statement was swallowed does not pretend to be saved', async () => {
  const swallowing = client.transaction(async (tx) => {
    await tx.query('select 1 / 0').catch(() => {});
  });
  await expect(swallowing).rejects.toThrow('rolled back because a statement in it had failed');
});

test('a value that cannot be sent is refused, and the next caller is served', async () => {
  await expect(client.query('select $1::text', [() => 1])).rejects.toThrow('could not be cloned');
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('queries do not wait for the answers to those before them, but for the end of a transaction', async () => {
  const ask = vi.spyOn(link, 'ask');
  const order: string[] = [];
  const note = (what: string) => (answer: { rows: unknown[] }) => {
    order.push(what);
    return answer.rows;
  };
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const before = [
    client.query("select 'slow' as is from pg_sleep(0.1)").then(note('slow')),
    client.query("select 'quick' as is").then(note('quick')),
  ];
  const transaction = client.transaction(async (tx) => {
    begun.resolve();
    await goOn.promise;
    await tx.query('create temporary table held (name text)');
    return tx.query("insert into held values ('x')").then(note('transaction'));
  });
  const after = client.query('select name as is from held').then(note('after'));
  await new Promise(setImmediate);
  expect(ask.mock.calls.map(([operation]) => operation.kind)).toEqual(['query', 'query']);
  await begun.promise;
  expect(order).toEqual(['slow', 'quick']);
  goOn.resolve();
  expect(await Promise.all([...before, transaction, after])).toEqual([
    [{ is: 'slow' }],
    [{ is: 'quick' }],
    [],
    [{ is: 'x' }],
  ]);
  expect(order).toEqual(['slow', 'quick', 'transaction', 'after']);
  ask.mockRestore();
});

describe('the end of the database', () => {
  beforeEach(async () => {
    await client.close();
    ({ client, link } = await openClient(folder));
  });

  test('closing waits for the work in flight and refuses what comes later', async () => {
    const slow = client.executeSql('select pg_sleep(0.2), 1 as done');
    const transaction = client.transaction((tx) => tx.query('select 2 as done'));
    const closed = client.close();
    await expect(client.executeSql('select 1')).rejects.toThrow('The database is closed.');
    expect((await slow).rows).toMatchObject([{ done: 1 }]);
    expect((await transaction).rows).toEqual([{ done: 2 }]);
    await closed;
    await client.close();
    expect(await client.isReady(1_000)).toBe(false);
  });

  test('a worker that dies answers all who wait and all who come later', async () => {
    const waiting = [
      client.executeSql('select pg_sleep(30)'),
      client.executeSql('select 1'),
      client.transaction((tx) => tx.query('select 1')),
    ];
    const answers = Promise.allSettled(waiting);
    await link.terminate();
    expect((await answers).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
      'rejected',
    ]);
    await expect(client.executeSql('select 1')).rejects.toThrow('restart Heartwood');
    expect(await client.isReady(1_000)).toBe(false);
  });
});
