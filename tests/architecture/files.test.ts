import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

const files = globSync('{src,tests,scripts,bench}/**/*.{ts,tsx,mjs}', { cwd: root });

function linesOf(file: string): number {
  return readFileSync(join(root, file), 'utf8').split('\n').length - 1;
}

it('has files to look at', () => {
  expect(files.length).toBeGreaterThan(50);
});

it('keeps source files within 300 lines and tests within 500', () => {
  const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);
  const tooLong = files.filter((file) => linesOf(file) > (isTest(file) ? 500 : 300));
  expect(tooLong).toEqual([]);
});

it('names files in kebab-case, by what they hold', () => {
  const odd = files.filter(
    (file) => !/^[a-z0-9]+([.-][a-z0-9]+)*\.(tsx?|mjs)$/.test(basename(file)),
  );
  const vague = files.filter((file) =>
    /(^|[/.-])(utils?|helpers?|misc|common|managers?)[/.-]/.test(file),
  );
  expect({ odd, vague }).toEqual({ odd: [], vague: [] });
});

it('has no barrels', () => {
  const barrels = files.filter((file) => {
    if (/^index\.tsx?$/.test(basename(file))) return true;
    const statements = readFileSync(join(root, file), 'utf8').match(
      /^(import|export|const|function).*/gm,
    );
    return statements?.length && statements.every((line) => /^export .*from /.test(line));
  });
  expect(barrels).toEqual([]);
});
