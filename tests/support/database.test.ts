import { expect, test } from 'vitest';
import { openTestDatabase } from './database.ts';

test('a test database is migrated, emptied by truncating, and alone', async () => {
  const [one, other] = await Promise.all([openTestDatabase(), openTestDatabase()]);
  try {
    await one.executeSql('create table public.things (name text)');
    await one.executeSql("insert into public.things values ('a clock')");
    await one.truncateAll();
    expect((await one.executeSql('select * from public.things')).rows).toEqual([]);
    await expect(other.executeSql('select * from public.things')).rejects.toMatchObject({
      code: '42P01',
    });
  } finally {
    await Promise.all([one.close(), other.close()]);
  }
});
