import { brotliCompressSync, gzipSync } from 'node:zlib';

/** What Vite says of one file of the build, by the name of its source. */
export interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}
export type Manifest = Record<string, ManifestChunk>;

export interface Budget {
  /** In bytes, as they go over the line. */
  js: number;
  css: number;
  /** The own file of any page, without what it shares with others. */
  page: number;
}

export interface FirstLoad {
  /** Each page whose whole first load is held to the budget, by its address. */
  pages: Record<string, string>;
  /** The pages that the server knows to be wanted, so that it has them fetched ahead. */
  fetchedAhead: string[];
  budget: Budget;
}

function packedSize(content: Buffer): number {
  // Browsers that take no brotli get gzip: the larger of the two is what is promised.
  return Math.max(gzipSync(content, { level: 9 }).length, brotliCompressSync(content).length);
}

/** What exceeds the budget, each as a sentence, and the sizes of the first loads. */
export function checkFirstLoad(
  manifest: Manifest,
  read: (file: string) => Buffer,
  { pages, fetchedAhead, budget }: FirstLoad,
) {
  const chunkOf = (name: string): ManifestChunk => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no "${name}".`);
    return chunk;
  };
  const withImports = (name: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(name)) return seen;
    seen.add(name);
    for (const imported of chunkOf(name).imports ?? []) withImports(imported, seen);
    return seen;
  };
  const sum = (files: Iterable<string>) =>
    [...files].reduce((total, file) => total + packedSize(read(file)), 0);

  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry);
  if (!entry) throw new Error('The build has no entry.');
  const excesses: string[] = [];
  const hold = (what: string, size: number, most: number) => {
    if (size > most) excesses.push(`${what}: ${size} bytes, ${size - most} more than allowed.`);
    return size;
  };

  const sizes = Object.entries(pages).map(([address, page]) => {
    const chunks = [...withImports(page, withImports(entry))].map(chunkOf);
    const js = hold(
      `JavaScript of ${address}`,
      sum(new Set(chunks.map(({ file }) => file))),
      budget.js,
    );
    const styles = new Set(chunks.flatMap(({ css = [] }) => css));
    const css = hold(`CSS of ${address}`, sum(styles), budget.css);
    return { address, js, css };
  });
  const known = new Set(fetchedAhead.filter(chunkOf));
  for (const name of chunkOf(entry).dynamicImports ?? []) {
    hold(`The page ${name}`, sum([chunkOf(name).file]), budget.page);
    if (name.startsWith('pages/') && !known.has(name))
      excesses.push(`The page ${name} is not in src/shared/page-modules.ts.`);
  }
  return { sizes, excesses };
}
