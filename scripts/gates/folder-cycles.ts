import { dirname } from 'node:path';
import type { FolderPair } from './architecture-rules.ts';

interface Import {
  /** Both as paths from the root. */
  from: string;
  to: string;
}

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);

/**
 * Lists the imports by which folders need each other, one for each folder and the one that it imports:
 * `no-folder-cycles: importer -> imported`. A folder holds the files in it, not those of its subfolders; tests may
 * import from anywhere.
 */
export function listFolderCycles(imports: Import[], known: readonly FolderPair[]): string[] {
  const edges = new Map<string, Map<string, Import>>();
  for (const one of imports) {
    const [from, to] = [dirname(one.from), dirname(one.to)];
    if (isTest(one.from) || from === to) continue;
    edges.set(from, (edges.get(from) ?? new Map()).set(to, one));
  }
  const stale: string[] = [];
  for (const { folders } of known) {
    const [one, other] = folders;
    if (!(edges.get(one)?.has(other) && edges.get(other)?.has(one)))
      stale.push(`no-folder-cycles: ${one} and ${other} are on the list without need`);
    edges.get(one)?.delete(other);
    edges.get(other)?.delete(one);
  }

  const reachable = (start: string) => {
    const seen = new Set<string>();
    const next = [start];
    for (let folder = next.pop(); folder !== undefined; folder = next.pop())
      for (const imported of edges.get(folder)?.keys() ?? [])
        if (!seen.has(imported)) next.push(seen.add(imported) && imported);
    return seen;
  };
  const cycles = [...edges].flatMap(([folder, imported]) =>
    [...imported]
      .filter(([other]) => reachable(other).has(folder))
      .map(([, { from, to }]) => `no-folder-cycles: ${from} -> ${to}`),
  );
  return [...stale, ...cycles.sort()];
}
