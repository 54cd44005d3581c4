import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { extendTailwindMerge } from 'tailwind-merge';
import { describe, expect, it } from 'vitest';
import { cn } from './cn.ts';

/** Knows every class of Tailwind, and the names that tokens.css adds. */
const mergeAll = extendTailwindMerge({
  extend: {
    theme: { container: ['page', 'reading'], spacing: ['target'], shadow: ['soft'] },
  },
});

/** All classes that stand in the sources, without what they depend on, e.g. `hover:`. */
function listClasses(): string[] {
  const client = path.resolve(import.meta.dirname, '..');
  const words = globSync('**/*.tsx', { cwd: client })
    .map((file) => readFileSync(path.join(client, file), 'utf8'))
    .flatMap((source) => [...source.matchAll(/'[^'\n]*'|"[^"\n]*"/g)])
    .flatMap(([text]) => text.slice(1, -1).split(/\s+/))
    .map((word) => word.replace(/^.*:(?![^([]*[)\]])/, ''));
  return [...new Set(words)].filter((word) => mergeAll(`${word} ${word}`) === word && word !== '');
}

describe('cn', () => {
  it('joins what is given and leaves out what is not', () => {
    expect(cn('grid', undefined, false, ['gap-2'])).toBe('grid gap-2');
  });

  it('lets the later of two classes win that contradict each other', () => {
    expect(cn('p-4 text-ink', 'p-6')).toBe('text-ink p-6');
    expect(cn('hover:bg-card sm:max-w-md', 'sm:max-w-lg bg-paper')).toBe(
      'hover:bg-card sm:max-w-lg bg-paper',
    );
  });

  it('knows the contradictions among all classes that are used', () => {
    const classes = listClasses();
    expect(classes.length).toBeGreaterThan(400);
    const agree = (pair: string) => expect(cn(pair)).toBe(mergeAll(pair));
    // The first of each kind stands for its kind: comparing all pairs would take long.
    const kinds: string[] = [];
    for (const name of classes) {
      const kind = kinds.find((first) => mergeAll(`${first} ${name} ${first}`) === first);
      if (kind) agree(`${kind} ${name} ${kind}`);
      else kinds.push(name);
    }
    for (const first of kinds)
      for (const second of kinds) if (first !== second) agree(`${first} ${second}`);
  });
});
