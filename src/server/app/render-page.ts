import { z } from 'zod';
import { pages } from '#shared/pages.ts';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).optional(),
  }),
);
type Manifest = z.infer<typeof manifestSchema>;

/** The files of a module and of all that it imports statically. */
function listFiles(manifest: Manifest, name: string, files = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk || files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) listFiles(manifest, imported, files);
  return files;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

const findPage = (path: string) =>
  pages.find((page) => new RegExp(`^${page.path.replace(/:\w+/g, '[^/]+')}/?$`).test(path));

/** Whether the page at this path is open to anyone, and may be listed by search engines. */
export function isPublicPage(path: string): boolean {
  return findPage(path)?.description !== undefined;
}

/**
 * Returns what completes the built page for a path: its description, the whole addresses that links shown
 * elsewhere need, and preloads of the page's code, which the browser would otherwise ask for only once the
 * application runs.
 * @param manifestJson Vite's manifest of the build.
 */
export function createPageRenderer(html: string, manifestJson: string, publicUrl: string) {
  const manifest = manifestSchema.parse(JSON.parse(manifestJson));
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry) ?? '';
  const entryFiles = listFiles(manifest, entry);
  return (path: string): string => {
    const page = findPage(path);
    const preloads = [...listFiles(manifest, page ? `pages/${page.module}` : '')]
      .filter((file) => !entryFiles.has(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
    return html
      .replaceAll('{{description}}', () =>
        escapeAttribute(page?.description ?? pages[0]?.description ?? ''),
      )
      .replaceAll('{{address}}', () =>
        escapeAttribute(publicUrl + (page?.description ? page.path : '/')),
      )
      .replaceAll('{{origin}}', () => escapeAttribute(publicUrl))
      .replace('</head>', () => `${preloads.join('')}</head>`);
  };
}
