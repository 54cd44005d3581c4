import { globSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const [packBrotli, packGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Below this size a packed file saves nothing. */
const smallest = 1024;

/** Writes a `.br` and a `.gz`, packed as small as can be, beside every text of a folder. */
export async function compressFiles(folder: string): Promise<void> {
  const names = globSync('**/*.{js,css,svg,webmanifest,txt}', { cwd: folder });
  const pack = async (name: string) => {
    const file = join(folder, name);
    if ((await stat(file)).size < smallest) return;
    const text = await readFile(file);
    await writeFile(`${file}.br`, await packBrotli(text));
    await writeFile(`${file}.gz`, await packGzip(text, { level: 9 }));
  };
  await Promise.all(names.map(pack));
}
