import { expect, it } from 'vitest';
import type { Tables } from '#tests/e2e/spec/load-tables.ts';
import { differs, provenBy, scenario } from '#tests/e2e/spec/table.ts';
import { coverSpecification } from './spec-coverage.ts';

const files: Record<string, string> = {
  'docs/deviations.md': '| Nobody is served | Everybody is |',
  'some.test.ts':
    "it('is a title', run);\nit.each([1, 2])(\n  'has %i titles', run);\nit.skip('is left out', run);\n// 'is spoken of'\ntest(`of nouns`, run);\nit('is somebody\\'s', run);",
};
const read = (file: string) => files[file];
const cover = (...proven: Tables['proven']) =>
  coverSpecification([{ file: 'x.rows.ts', scenarios: [], proven }], read).complaints.filter(
    (complaint) => !complaint.startsWith('Section '),
  );

it('believes a row whose test is there', () => {
  const rows = {
    '§2 A: a': 'is a title',
    '§4 A: b': 'has %i titles',
    '§5 A: c': 'of nouns',
    '§8 A: d': "is somebody's",
    '§9 A: e': differs('Nobody is served', 'is a title'),
  };
  expect(cover(provenBy('some.test.ts', rows))).toEqual([]);
});

it.each(['is left out', 'is spoken of', 'is nowhere', ''])(
  'refuses a row whose test, "%s", is not run',
  (title) => {
    expect(cover(provenBy('some.test.ts', { '§2 A: a': title }))).toEqual([
      `"§2 A: a" is proved by no test: some.test.ts has no "${title}".`,
    ]);
  },
);

it('refuses rows that stand there twice, expect nothing, or differ in an untold way', () => {
  const shown = scenario({
    title: 'a page',
    prepare: async () => ({}),
    rows: { '§2 A: a': async () => {} },
  });
  const tables = [
    {
      file: 'x.rows.ts',
      scenarios: [shown],
      proven: [
        provenBy('some.test.ts', { '§2 A: a': differs('Somebody is served', 'is a title') }),
        provenBy('some.test.ts', {}),
        provenBy('some.test.ts', { 'A: a': 'is a title' }),
      ],
    },
  ];
  expect(coverSpecification(tables, read).complaints).toEqual([
    '"§2 A: a" expects nothing.',
    '"§2 A: a" stands there twice.',
    '"§2 A: a" deviates in a way that docs/deviations.md does not tell: "Somebody is served".',
    '"A: a" is not named "§<section> <subject>: <what it says>".',
    'x.rows.ts has a table without rows.',
    'Section 4, States and transitions, has no row.',
    'Section 5, Validation rules, has no row.',
    'Section 8, The error catalogue, has no row.',
    'Section 9, Business constants and limits, has no row.',
  ]);
});

it('links each row to its test', () => {
  const table = provenBy('some.test.ts', { '§9 A: b | c': 'is a title' });
  const tables = [{ file: 'x.rows.ts', scenarios: [], proven: [table] }];
  expect(coverSpecification(tables, read).document).toContain(
    '### A\n\n| the specification says | proved by |\n| --- | --- |\n| b \\| c | [is a title](../some.test.ts) |',
  );
});
