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

describe('a query that is asked again and again', () => {
  const times = <T>(count: number, work: (at: number) => Promise<T>) =>
    Array.from({ length: count }, (_, at) => at).reduce(
      async (done: Promise<T[]>, at) => [...(await done), await work(at)],
      Promise.resolve([]),
    );
  const countPrepared = async () => {
    const { rows } = await client.executeSql('select name from pg_prepared_statements');
    return rows.length;
  };

  test('answers the same each time, whatever is asked and however it ends', async () => {
    const text = `select $1::int as number, $2::jsonb as facts, $3::text[] as owners, $4::bytea as bytes,
      $5::timestamptz as at, $6::bigint as large, $7::text as nothing, $8::bool as flag`;
    const at = '1931-02-03T04:05:06.789Z';
    const facts = { list: [1, null, 'two'], text: "ção '\\" };
    const bytes = Uint8Array.from([0, 1, 255]);
    const values = [-7, facts, ['Rosa', '"', ''], bytes, at, 9_007_199_254_740_993n, null, true];
    const [first, ...more] = await times(4, () => client.executeSql(text, values));
    expect(first?.rows).toEqual([
      {
        ...{ number: -7, facts, owners: ['Rosa', '"', ''], bytes, at: new Date(at) },
        ...{ large: '9007199254740993', nothing: null, flag: true },
      },
    ]);
    for (const answer of more) expect(answer).toEqual(first);

    const divide = (by: number) => client.query('select 6 / $1::int', [by], { rowMode: 'array' });
    await times(3, () => expect(divide(0)).rejects.toMatchObject({ code: '22012' }));
    expect((await divide(2)).rows).toEqual([[3]]);
  });

  test('sees what was changed meanwhile, columns too, and counts what it writes', async () => {
    await client.executeSql('create table changing (name text primary key)');
    const write = (name: string) =>
      client.query('insert into changing (name) values ($1) on conflict do nothing', [name]);
    const read = async () => (await client.query('select * from changing order by name')).rows;
    const counts = await times(4, (at) => write(at === 3 ? 'b' : `a${at}`));
    expect(counts.map(({ rowCount }) => rowCount)).toEqual([1, 1, 1, 1]);
    expect((await write('b')).rowCount).toBe(0);
    await times(3, read);
    await client.executeSql('alter table changing add column place int default 1');
    expect(await read()).toContainEqual({ name: 'b', place: 1 });
    await client.transaction(async (tx) => {
      await tx.query('insert into changing (name) values ($1) on conflict do nothing', ['c']);
      await tx.query("select set_config('heartwood.test', $1, true)", ['x']);
    });
    expect(await read()).toContainEqual({ name: 'c', place: 1 });
    const failing = client.transaction(async (tx) => {
      await tx.query('insert into changing (name) values ($1)', ['c']);
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect((await write('d')).rowCount).toBe(1);
  });

  test('is planned anew once much was written, and few of many are kept', async () => {
    await times(400, (at) => client.query(`select ${at >> 1} as number`));
    const kept = await countPrepared();
    expect(kept).toBeGreaterThan(100);
    expect(kept).toBeLessThan(200);
    await client.executeSql('create table grown (number int)');
    await times(3, () => client.query('select count(*) from grown where number = $1', [1]));
    expect(await countPrepared()).toBeGreaterThan(0);
    await client.executeSql('insert into grown select generate_series(1, $1::int)', [501]);
    expect(await countPrepared()).toBe(0);
    // A search is planned for the words that are looked for.
    await times(3, () => client.query("select 'a b'::tsvector @@ $1::tsquery as is", ['a']));
    expect(await countPrepared()).toBe(0);
  });
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
