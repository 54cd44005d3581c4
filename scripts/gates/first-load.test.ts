import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { checkFirstLoad, type Manifest } from './first-load.ts';

const manifest: Manifest = {
  'index.html': {
    file: 'entry.js',
    isEntry: true,
    imports: ['_shared.js'],
    dynamicImports: ['pages/front.tsx', 'pages/other.tsx'],
    css: ['all.css'],
  },
  '_shared.js': { file: 'shared.js' },
  'pages/front.tsx': {
    file: 'front.js',
    imports: ['_shared.js', '_icon.js'],
    dynamicImports: ['late.ts'],
  },
  '_icon.js': { file: 'icon.js' },
  'pages/other.tsx': { file: 'other.js', imports: ['index.html'] },
  'late.ts': { file: 'late.js' },
};
/** Noise of this many bytes, which cannot be packed any smaller. */
const bytes: Record<string, number> = {
  ...{ 'entry.js': 5000, 'shared.js': 3000, 'front.js': 1000, 'icon.js': 500 },
  ...{ 'other.js': 4000, 'late.js': 90_000, 'all.css': 2000 },
};
const files = new Map(Object.entries(bytes).map(([name, size]) => [name, randomBytes(size)]));
const read = (file: string) => files.get(file) ?? Buffer.alloc(0);
const everyPage = ['pages/front.tsx', 'pages/other.tsx'];
const check = (budget: { js: number; css: number; page: number }, fetchedAhead = everyPage) =>
  checkFirstLoad(manifest, read, { pages: { '/': 'pages/front.tsx' }, fetchedAhead, budget });

it('counts the entry, the page and all they import, each once, and nothing that is loaded later', () => {
  const { sizes, excesses } = check({ js: 9700, css: 2100, page: 4100 });
  expect(excesses).toEqual([]);
  expect(sizes[0]?.js).toBeGreaterThanOrEqual(9500);
  expect(sizes[0]?.css).toBeGreaterThanOrEqual(2000);
});

it('says what is too large', () => {
  const { excesses } = check({ js: 9400, css: 1900, page: 3900 });
  expect(excesses).toEqual([
    expect.stringMatching(/^JavaScript of \/: \d+ bytes, \d+ more than allowed\.$/),
    expect.stringMatching(/^CSS of \/: /),
    expect.stringMatching(/^The page pages\/other\.tsx: /),
  ]);
});

it('does not pass where a page is not in the build', () => {
  const budget = { js: 1e6, css: 1e6, page: 1e6 };
  const missing = { pages: { '/': 'gone.tsx' }, fetchedAhead: [], budget };
  expect(() => checkFirstLoad(manifest, read, missing)).toThrow('The build has no "gone.tsx".');
  expect(() => check(budget, ['gone.tsx'])).toThrow('The build has no "gone.tsx".');
});

it('says which page nobody knows to fetch ahead', () => {
  const { excesses } = check({ js: 1e6, css: 1e6, page: 1e6 }, ['pages/front.tsx']);
  expect(excesses).toEqual(['The page pages/other.tsx is not in src/shared/page-modules.ts.']);
});
