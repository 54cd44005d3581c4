import { count, eq, sql } from 'drizzle-orm';
import { bigint, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createEmbeddedTestDatabase } from '#tests/support/database-embedded.ts';
import { createPostgresTestDatabase } from '#tests/support/database-postgres.ts';
import type { OpenDatabase } from './database.ts';

const { TEST_DATABASE_URL } = process.env;
const drivers = [
  { kind: 'embedded', open: createEmbeddedTestDatabase },
  ...(TEST_DATABASE_URL
    ? [{ kind: 'postgres', open: () => createPostgresTestDatabase(TEST_DATABASE_URL) }]
    : []),
];

const relics = pgTable('relics', {
  id: uuid().primaryKey(),
  name: text().notNull().unique(),
  facts: jsonb().$type<Record<string, unknown>>(),
  owners: text().array(),
  foundAt: timestamp('found_at', { withTimezone: true, precision: 3, mode: 'date' }),
  weight: bigint({ mode: 'bigint' }),
  visits: integer(),
});

const relic = (name: string) => ({ id: uuidv7(), name });

describe.each(drivers)('the $kind database', ({ kind, open }) => {
  let database: OpenDatabase;

  beforeAll(async () => {
    database = await open();
    await database.executeSql(
      'create table relics (id uuid primary key, name text not null unique, facts jsonb, owners text[],' +
        ' found_at timestamptz(3), weight bigint, visits integer)',
    );
  });
  beforeEach(async () => {
    await database.executeSql('truncate relics');
  });
  afterAll(() => database.close());

  const names = async () => {
    const rows = await database.db.select().from(relics).orderBy(relics.name);
    return rows.map((row) => row.name);
  };

  test('says what it is and that it is ready', async () => {
    expect(database.kind).toBe(kind);
    expect(await database.isReady()).toBe(true);
  });

  test('gives back every kind of value as it was given', async () => {
    const row = {
      id: uuidv7(),
      name: "Avó's relógio 🕰️ 'quoted' \\ \n newline",
      facts: { nested: { list: [1, null, 'two'], empty: {} }, flag: true, text: 'ção' },
      owners: ['Rosa', 'João, o velho', '"', 'null', ''],
      foundAt: new Date('1931-02-03T04:05:06.789Z'),
      weight: 9_007_199_254_740_993n,
      visits: -7,
    };
    await database.db.insert(relics).values(row);
    expect(await database.db.select().from(relics)).toEqual([row]);

    const blank = { ...relic('b'), facts: null, owners: null, foundAt: null, weight: null };
    await database.db.insert(relics).values({ ...blank, visits: null });
    const found = await database.db.select().from(relics).where(eq(relics.id, blank.id));
    expect(found).toEqual([{ ...blank, visits: null }]);
  });

  test('counts and answers plain SQL as the pg driver does', async () => {
    await database.db.insert(relics).values([relic('a'), relic('b')]);
    expect(await database.db.select({ total: count() }).from(relics)).toEqual([{ total: 2 }]);
    const { rows } = await database.executeSql(
      'select $1::int as number, count(*) as total, $2::timestamptz as at, $3::jsonb as facts from relics',
      [1, new Date(0), { a: 1 }],
    );
    expect(rows).toEqual([{ number: 1, total: '2', at: new Date(0), facts: { a: 1 } }]);
  });

  test('says how many rows a statement changed', async () => {
    await database.db.insert(relics).values([relic('a'), relic('b')]);
    const result = await database.db.update(relics).set({ visits: 1 });
    expect(result.rowCount).toBe(2);
  });

  test('runs several statements in one text when there are no values', async () => {
    const { rows } = await database.executeSql(
      `begin; insert into relics (id, name) values ('${uuidv7()}', 'a'); commit; select name from relics`,
    );
    expect(rows).toEqual([{ name: 'a' }]);
  });

  test('does not leave the next caller inside a script that failed', async () => {
    const script = `begin; insert into relics (id, name) values ('${uuidv7()}', 'a'); select 1 / 0`;
    await expect(database.executeSql(script)).rejects.toMatchObject({ code: '22012' });
    await database.executeSql('begin');
    await database.db.insert(relics).values(relic('b'));
    expect(await names()).toEqual(['b']);
  });

  test('keeps what a transaction committed and drops what it rolled back', async () => {
    await database.db.transaction(async (tx) => {
      await tx.insert(relics).values(relic('kept'));
    });
    const failing = database.db.transaction(async (tx) => {
      await tx.insert(relics).values(relic('dropped'));
      throw new Error('a change of mind');
    });
    await expect(failing).rejects.toThrow('a change of mind');
    expect(await names()).toEqual(['kept']);
  });

  test('rolls back only the inner of two nested transactions', async () => {
    await database.db.transaction(async (tx) => {
      await tx.insert(relics).values(relic('outer'));
      const inner = tx.transaction(async (nested) => {
        await nested.insert(relics).values(relic('inner'));
        throw new Error('only the inner');
      });
      await expect(inner).rejects.toThrow('only the inner');
    });
    expect(await names()).toEqual(['outer']);
  });

  test('keeps a query from outside out of an open transaction', async () => {
    const outside = Promise.withResolvers<unknown>();
    const failing = database.db.transaction(async (tx) => {
      await tx.insert(relics).values(relic('inside'));
      database.db.insert(relics).values(relic('outside')).then(outside.resolve, outside.reject);
      await tx.insert(relics).values(relic('inside too'));
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await outside.promise;
    expect(await names()).toEqual(['outside']);
  });

  test('carries the code and the constraint of an error', async () => {
    await database.db.insert(relics).values(relic('a'));
    const twice = database.db.insert(relics).values(relic('a'));
    await expect(twice).rejects.toMatchObject({
      cause: {
        code: '23505',
        severity: 'ERROR',
        constraint: 'relics_name_key',
        table: 'relics',
        detail: 'Key (name)=(a) already exists.',
      },
    });
    await expect(database.executeSql('selec 1')).rejects.toMatchObject({ code: '42601' });
    await expect(database.db.execute(sql`select 1 as fine`)).resolves.toMatchObject({
      rows: [{ fine: 1 }],
    });
  });

  test('serves many callers at once', async () => {
    const insert = (index: number) => database.db.insert(relics).values(relic(`single ${index}`));
    const transact = (index: number) =>
      database.db.transaction(async (tx) => {
        await tx.insert(relics).values(relic(`paired ${index}`));
        await tx.insert(relics).values(relic(`twin ${index}`));
      });
    const callers = Array.from({ length: 40 }, (_, index) => [insert(index), transact(index)]);
    await Promise.all(callers.flat());
    expect(await names()).toHaveLength(120);
  });

  test('knows accents, likeness and sound', async () => {
    const { rows } = await database.executeSql(
      "select unaccent('avó') as plain, similarity('harbour', 'harbor') > 0.4 as alike, soundex('Rosa') as sound",
    );
    expect(rows).toEqual([{ plain: 'avo', alike: true, sound: 'R200' }]);
  });
});
