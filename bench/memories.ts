import { v7 as newId } from 'uuid';
import { memories } from '#server/features/memories/memories.table.ts';
import { searchText } from '#server/features/memories/search-words.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { type BenchRow, compare } from './row.ts';

export const kept = 10_000;
const turns = 200;
const types = ['image', 'image', 'image', 'video', 'audio', 'text'] as const;
const words =
  'harbour summer Christmas bakery wedding grandmother João garden lighthouse school market bread storm letter guitar Lisbon winter sister father boat chestnut feast Sunday church piano train river orange'.split(
    ' ',
  );
const word = (index: number) => `${words[index % words.length]}${index % 7 ? '' : index % 400}`;
const sentence = (index: number, length: number) =>
  Array.from({ length }, (_, place) => word(index * 13 + place * 7)).join(' ');

/** A vault of 10,000 memories: its first page, a search while somebody types, and what there is to filter by. */
export async function measureMemories(): Promise<BenchRow[]> {
  const app = await openTestApp();
  const { user, call } = await app.signUp();
  try {
    await fill(app, user.id);
    const url = `/api/users/${user.id}/memory-vault`;
    const get = (query: string) => async () => {
      const { status } = await call('GET', `${url}${query}`);
      if (status !== 200) throw new Error(`${query} answered ${status}`);
    };
    const { executeSql } = app.dependencies.database;
    const bare = () =>
      executeSql(
        'select * from memory_vault_items where user_id = $1 and deleted_at is null order by created_at desc, id desc limit 100',
        [user.id],
      );
    const measured = (name: string, query: string, goal?: string) =>
      compare({
        ...{ name: `${kept} memories: ${name}`, floorName: 'bare query of a page', goal },
        ...{ turns, warmUp: 20, figure: get(query), floor: bare },
      });
    return [
      await measured('first page', '', 'p95 < 30 ms'),
      await measured('first page by date', '?sort=taken', 'p95 < 30 ms'),
      await measured('photos', '?type=image', 'p95 < 30 ms'),
      await measured('search of a rare word', '?q=lighthouse357', 'p95 < 60 ms'),
      await measured('search of two words', '?q=grandmother%20joao', 'p95 < 60 ms'),
      await measured('search of one letter', '?q=g', 'p95 < 60 ms'),
      await measured('by tag', '?tag=tag%2017', 'p95 < 60 ms'),
      await measured('facets', '/facets', 'p95 < 60 ms'),
    ];
  } finally {
    await app.close();
  }
}

export async function fill({ dependencies }: TestApp, userId: string) {
  const { db, executeSql } = dependencies.database;
  for (let from = 0; from < kept; from += 500)
    await db
      .insert(memories)
      .values(Array.from({ length: 500 }, (_, index) => memoryOf(userId, from + index)));
  await executeSql('vacuum analyze memory_vault_items', []);
}

function memoryOf(userId: string, index: number): typeof memories.$inferInsert {
  const type = types[index % types.length] ?? 'text';
  const now = new Date(Date.UTC(2025, 0, 1) + index * 60_000);
  const title = sentence(index, 4);
  const description = sentence(index + 1, 20);
  const textContent = type === 'text' ? sentence(index + 2, 800) : null;
  const tags = [`tag ${index % 40}`, word(index), `tag ${index % 90}`];
  const id = newId();
  return {
    ...{ id, userId, type, title, description, textContent, tags },
    ...(type !== 'text' && {
      ...{ fileKey: `memories/${userId}/${id}/original`, fileBytes: 2_000_000, fileHash: id },
      metadata: { originalFileName: `IMG_${index}.jpg`, mimeType: 'image/jpeg', bytes: 2_000_000 },
    }),
    waveform: type === 'audio' ? Array.from({ length: 100 }, (_, at) => at / 100) : null,
    takenAt: index % 3 ? new Date(Date.UTC(1950 + (index % 70), index % 12, 1)) : null,
    searchText: searchText([title, description, ...tags, textContent, `IMG_${index}.jpg`]),
    createdAt: now,
    updatedAt: now,
  };
}
