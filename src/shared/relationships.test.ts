import { describe, expect, it } from 'vitest';
import { generationLabel } from './generation-label.ts';
import {
  findRelationship,
  generationOf,
  relationshipLabel,
  relationships,
} from './relationships.ts';

const table: ReadonlyArray<readonly [generation: number, row: string, values: string]> = [
  [
    -4,
    'Generation -1 (Great-Great-Grandparents)',
    'great-great-grandfather, great-great-grandmother',
  ],
  [-3, 'Generation 0 (Great-Grandparents)', 'great-grandfather, great-grandmother'],
  [
    -2,
    'Generation 1 (Grandparents)',
    'grandfather, grandmother, step-grandfather, step-grandmother, grandfather-in-law, grandmother-in-law, great-uncle, great-aunt',
  ],
  [
    -1,
    'Generation 2 (Parents)',
    'father, mother, stepfather, stepmother, adoptive-father, adoptive-mother, father-in-law, mother-in-law, uncle, aunt, uncle-in-law, aunt-in-law',
  ],
  [
    0,
    'Generation 3 (You)',
    'brother, sister, half-brother, half-sister, stepbrother, stepsister, twin-brother, twin-sister, cousin, first-cousin, second-cousin, spouse, husband, wife',
  ],
  [
    1,
    'Generation 4 (Children)',
    'son, daughter, stepson, stepdaughter, nephew, niece, nephew-in-law, niece-in-law, son-in-law, daughter-in-law',
  ],
  [
    2,
    'Generation 5 (Grandchildren)',
    'grandson, granddaughter, step-grandson, step-granddaughter, grand-nephew, grand-niece',
  ],
  [3, 'Generation 6 (Great-Grandchildren)', 'great-grandson, great-granddaughter'],
  [4, 'Descendants', 'great-great-grandson, great-great-granddaughter'],
];

const listed = table.flatMap(([generation, row, values]) =>
  values.split(', ').map((value) => ({ value, generation, row })),
);

describe('the relationship list', () => {
  it.each(listed)(
    'puts $value into generation $generation, row "$row"',
    ({ value, generation, row }) => {
      expect(generationOf(value)).toBe(generation);
      expect(generationLabel(generationOf(value))).toBe(row);
    },
  );

  it('holds exactly the values of the table, each once', () => {
    expect(relationships.map(({ value }) => value).sort()).toEqual(
      listed.map(({ value }) => value).sort(),
    );
  });

  it('labels every value in English and Portuguese, no two alike', () => {
    for (const { label } of relationships) expect(label).toMatch(/^\S.* \/ \S/);
    expect(new Set(relationships.map(({ label }) => label)).size).toBe(relationships.length);
  });

  it('finds a value however it is capitalised or padded', () => {
    expect(findRelationship(' Great-Aunt ')?.label).toBe('Great-Aunt / Tia-avó');
    expect(relationshipLabel('mother')).toBe('Mother / Mãe');
  });

  it('leaves free text as it was written', () => {
    expect(relationshipLabel('The neighbour who raised us')).toBe('The neighbour who raised us');
    expect(relationshipLabel(null)).toBe('');
  });
});

describe('the generation of free text', () => {
  it.each([
    ['great-great uncle of my mother', -4],
    ['Great-Great-Grandparent', -4],
    ['my great-great-grandmother, on the islands', -4],
    ['great-grandparent', -3],
    ['Great-Grandma', -3],
    ['grandparent', -2],
    ['Grandma Rosa', -2],
    ['my grandfather, they say', -2],
    ['parent', -1],
    ['Mother of my heart', -1],
    ['like a father', -1],
    ['godmother', -1],
    ['a friend', -1],
    ['', -1],
    ['   ', -1],
    [null, -1],
    [undefined, -1],
  ])('reads %j as generation %i', (text, generation) => {
    expect(generationOf(text)).toBe(generation);
  });
});

describe('the rows of the tree', () => {
  it.each([
    [-5, 'Ancient Ancestors'],
    [-12, 'Ancient Ancestors'],
    [4, 'Descendants'],
    [9, 'Descendants'],
  ])('calls generation %i "%s"', (generation, row) => {
    expect(generationLabel(generation)).toBe(row);
  });
});
