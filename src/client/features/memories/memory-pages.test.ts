import { expect, it } from 'vitest';
import type { Memory } from '#shared/contracts/memories.ts';
import { type MemoryPages, withMemory, withoutMemory } from './memory-pages.ts';

const day = (number: number) => `2026-01-${String(number).padStart(2, '0')}T12:00:00.000Z`;

function memory(number: number, details: Partial<Memory> = {}): Memory {
  return {
    id: `id-${number}`,
    type: 'text',
    tags: [],
    aboutAncestorIds: [],
    deletedAt: null,
    takenAt: null,
    createdAt: day(number),
    ...details,
  } as Memory;
}

/** Newest first: 9 and 7, then 5 and 3, and more behind. */
const data: MemoryPages = {
  pages: [
    { items: [memory(9), memory(7)], next: '/2' },
    { items: [memory(5), memory(3)], next: '/3' },
  ],
  pageParams: ['/1', '/2'],
};
const ids = (pages: MemoryPages | undefined) =>
  pages?.pages.flatMap(({ items }) => items.map(({ id }) => id)).join(' ');

it('puts a memory in its place, and leaves what lies behind to its own page', () => {
  expect(ids(withMemory(data, {}, memory(10)))).toBe('id-10 id-9 id-7 id-5 id-3');
  expect(ids(withMemory(data, {}, memory(6)))).toBe('id-9 id-7 id-6 id-5 id-3');
  expect(ids(withMemory(data, {}, memory(1)))).toBe('id-9 id-7 id-5 id-3');
});

it('changes a memory where it is, and takes it out where it no longer belongs', () => {
  const renamed = memory(5, { title: 'New', tags: ['sea'] });
  expect(withMemory(data, {}, renamed)?.pages[1]?.items[0]?.title).toBe('New');
  expect(ids(withMemory(data, { tag: 'land' }, renamed))).toBe('id-9 id-7 id-3');
  expect(ids(withMemory(data, {}, memory(5, { deletedAt: day(9) })))).toBe('id-9 id-7 id-3');
  expect(ids(withoutMemory(data, 'id-9'))).toBe('id-7 id-5 id-3');
});

it('leaves to the server whether a memory holds the words that are looked for', () => {
  expect(withMemory(data, { q: 'sea' }, memory(10))).toBeUndefined();
  expect(ids(withMemory(data, { q: 'sea' }, memory(5)))).toBe('id-9 id-7 id-5 id-3');
});
