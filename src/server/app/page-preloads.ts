import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { pageModules } from '#shared/page-modules.ts';
import { matchPage } from './match-page.ts';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).optional(),
  }),
);
type Manifest = z.infer<typeof manifestSchema>;

/** The files of a piece of code and of all that it imports at once. */
function listFiles(manifest: Manifest, name: string, files = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk || files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) listFiles(manifest, imported, files);
  return files;
}

/**
 * Answers, for the address of a page, the tags that have a browser fetch the page's code along with
 * the application. Left to itself it asks for it only once the application runs, a round trip later.
 * @param manifestFile Vite's account of what it has built; without one nothing is fetched ahead.
 */
export function readPagePreloads(manifestFile: string): (path: string) => string {
  if (!existsSync(manifestFile)) return () => '';
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(manifestFile, 'utf8')));
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry) ?? '';
  const thereAlready = listFiles(manifest, entry);
  const tags = Object.entries(pageModules).map(([pattern, module]) => {
    const files = [...listFiles(manifest, module)].filter((file) => !thereAlready.has(file));
    const links = files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
    return { pattern, links: links.join('') };
  });
  return (path) => tags.find(({ pattern }) => matchPage(pattern, path))?.links ?? '';
}
