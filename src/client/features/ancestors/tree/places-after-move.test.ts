import { expect, it } from 'vitest';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import { orderRow } from './order-row.ts';
import { placesAfterMove } from './places-after-move.ts';

const row = (...places: number[]) =>
  places.map((treePosition, index) => ({ id: 'abcdefgh'[index], treePosition }) as Ancestor);

function orderAfter(people: Ancestor[], id: string, index: number): string {
  const places = placesAfterMove(people, id, index);
  const moved = people.map((one) => ({
    ...one,
    treePosition: places.get(one.id) ?? one.treePosition,
  }));
  return orderRow(moved, () => undefined)
    .map((one) => one.id)
    .join('');
}

it.each([
  ['a', 2, 'bca'],
  ['c', 0, 'cab'],
  ['b', 2, 'acb'],
  ['b', 1, 'abc'],
])(
  'puts %s at place %i, in a row never ordered before and in an ordered one',
  (id, index, order) => {
    expect(orderAfter(row(0, 0, 0), id, index)).toBe(order);
    expect(orderAfter(row(-100, 0, 100), id, index)).toBe(order);
    expect(orderAfter(row(1, 2, 3), id, index)).toBe(order);
  },
);

it('moves nobody else while there is room between two', () => {
  expect([...placesAfterMove(row(0, 100, 200), 'a', 1)]).toEqual([['a', 150]]);
  expect([...placesAfterMove(row(0, 100, 200), 'c', 0)]).toEqual([['c', -100]]);
});

it('changes nothing where somebody stays', () => {
  expect(placesAfterMove(row(0, 100), 'a', 0).size).toBe(0);
});
