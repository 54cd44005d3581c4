import { describe, expect, it } from 'vitest';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import { generationOf } from '#shared/relationships.ts';
import { countPlaceholders } from './count-placeholders.ts';
import { layoutTree } from './layout-tree.ts';
import { boxesMeet, nodeBox, type TreeLayout } from './tree-shape.ts';

function person(id: string, relationship: string, rest: Partial<Ancestor> = {}): Ancestor {
  const generation = generationOf(relationship);
  const links = { parentId: null, spouseId: null, treePosition: 0 };
  return { id, name: id, relationship, generation, ...links, ...rest } as Ancestor;
}

function rowOf(layout: TreeLayout, generation: number): string[] {
  const row = layout.rows.find((one) => one.generation === generation);
  return row?.nodes.map(({ key, kind }) => (kind === 'placeholder' ? '+' : key)) ?? [];
}

describe('the rows of the tree', () => {
  it('stand oldest on top, labelled, with the user at 0, 0', () => {
    const layout = layoutTree([
      person('Eva', 'daughter'),
      person('Rosa', 'mother'),
      person('Avo', 'grandfather'),
    ]);
    expect(layout.rows.map(({ label }) => label)).toEqual([
      'Generation 1 (Grandparents)',
      'Generation 2 (Parents)',
      'Generation 3 (You)',
      'Generation 4 (Children)',
    ]);
    const you = layout.rows[2]?.nodes[0];
    expect(you).toMatchObject({ kind: 'you', x: 0, y: 0 });
  });

  it('are filled up to two parents and four grandparents', () => {
    const layout = layoutTree([person('Rosa', 'mother'), person('Avo', 'grandfather')]);
    expect(rowOf(layout, -1)).toEqual(['Rosa', '+']);
    expect(rowOf(layout, -2)).toEqual(['+', 'Avo', '+', '+']);
  });

  it('follow treePosition once somebody was put somewhere', () => {
    const people = ['a', 'b', 'c'].map((id, index) =>
      person(id, 'uncle', { treePosition: [0, -100, 100][index] ?? 0 }),
    );
    expect(rowOf(layoutTree(people), -1)).toEqual(['b', 'a', 'c']);
  });

  it('put spouses side by side, and the user beside theirs', () => {
    const layout = layoutTree([
      person('Rosa', 'mother', { spouseId: 'Rui' }),
      person('Tio', 'uncle'),
      person('Rui', 'father', { spouseId: 'Rosa' }),
      person('Sofia', 'wife'),
      person('Bea', 'sister'),
      person('Leo', 'brother'),
    ]);
    expect(rowOf(layout, -1)).toEqual(['Rosa', 'Rui', 'Tio']);
    expect(rowOf(layout, 0)).toEqual(['Bea', 'you', 'Sofia', 'Leo']);
  });

  it('never let two nodes overlap, in a family of hundreds', () => {
    const words = ['great-aunt', 'aunt', 'cousin', 'nephew', 'grand-niece'];
    const family = Array.from({ length: 400 }, (_, index) =>
      person(`p${String(index).padStart(3, '0')}`, words[index % 5] ?? 'aunt', {
        parentId: index % 5 === 0 ? null : `p${String(index - 1).padStart(3, '0')}`,
      }),
    );
    for (const { nodes } of layoutTree(family).rows) {
      nodes.slice(1).forEach((node, index) => {
        const before = nodes[index];
        expect(before && boxesMeet(nodeBox(before), nodeBox(node))).toBe(false);
      });
    }
  });
});

describe('the links of the tree', () => {
  it('are drawn for stored parents and spouses, one branch from a couple side by side', () => {
    const { links } = layoutTree([
      person('Avo', 'grandfather', { spouseId: 'Ava' }),
      person('Ava', 'grandmother', { spouseId: 'Avo' }),
      person('Rosa', 'mother', { parentId: 'Ava' }),
    ]);
    expect(links.map(({ key, implied }) => [key, implied])).toEqual([
      ['spouse:Ava>Avo', false],
      ['parent:Ava>Rosa', false],
      ['parent:Rosa>you', true],
    ]);
  });

  it('come from both parents where these stand apart', () => {
    const { links } = layoutTree([
      person('Avo', 'grandfather', { spouseId: 'Ava', treePosition: 100 }),
      person('Tia', 'great-aunt', { treePosition: 200 }),
      person('Ava', 'grandmother', { spouseId: 'Avo', treePosition: 300 }),
      person('Rosa', 'aunt', { parentId: 'Ava' }),
    ]);
    expect(links.map(({ key }) => key)).toEqual([
      'spouse:Ava>Avo',
      'parent:Ava>Rosa',
      'parent:Avo>Rosa',
    ]);
  });

  it('pull a child below its parent', () => {
    const { rows } = layoutTree([
      person('a', 'uncle', { treePosition: 1 }),
      person('b', 'uncle', { treePosition: 2 }),
      person('c', 'uncle', { treePosition: 3 }),
      person('kid', 'cousin', { parentId: 'c' }),
    ]);
    const x = (key: string) => rows.flatMap(({ nodes }) => nodes).find((one) => one.key === key)?.x;
    expect(Math.abs((x('kid') ?? 0) - (x('c') ?? 0))).toBeLessThan(1);
  });
});

it.each([
  [-1, 0, 2],
  [-1, 5, 0],
  [-3, 1, 7],
  [-4, 2, 14],
  [-5, 1, 1],
  [-9, 0, 1],
  [0, 0, 0],
  [2, 0, 0],
])('leaves generation %i with %i people %i empty places', (generation, people, count) => {
  expect(countPlaceholders(generation, people)).toBe(count);
});
