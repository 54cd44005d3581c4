import { expect, it } from 'vitest';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import { listPossibleParents, listPossibleSpouses } from './relatives-of.ts';

function person(id: string, links: { parentId?: string; spouseId?: string } = {}): Ancestor {
  return { id, name: id, parentId: null, spouseId: null, ...links } as Ancestor;
}

const rosa = person('Rosa', { spouseId: 'Rui' });
const rui = person('Rui', { spouseId: 'Rosa' });
const ana = person('Ana', { parentId: 'Rosa', spouseId: 'Ivo' });
const ivo = person('Ivo', { spouseId: 'Ana' });
const eva = person('Eva', { parentId: 'Ivo' });
const bea = person('Bea');
const family = [rosa, rui, ana, ivo, eva, bea];
const names = (people: Ancestor[]) => people.map(({ name }) => name);

it('offers no descendant, spouse or self as a parent', () => {
  expect(names(listPossibleParents(family, rui))).toEqual(['Ivo', 'Bea']);
});

it('offers a newcomer everybody else', () => {
  expect(names(listPossibleParents(family, bea))).toEqual(['Rosa', 'Rui', 'Ana', 'Ivo', 'Eva']);
  expect(names(listPossibleSpouses(family, bea))).toEqual(['Rosa', 'Rui', 'Ana', 'Ivo', 'Eva']);
});

it('offers nobody of the own line as a spouse, but the spouse as they are', () => {
  expect(names(listPossibleSpouses(family, ana))).toEqual(['Ivo', 'Bea']);
  expect(names(listPossibleSpouses(family, eva))).toEqual(['Bea']);
});
