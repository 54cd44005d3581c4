// Cuts Fraunces down to what is shown of it, into src/client/fonts (kept in git): one softness, three weights, half
// the size. `npm run fonts` after an update of the package or a change of what headings look like.
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';

const root = resolve(import.meta.dirname, '..');
const styles = await readFile(resolve(root, 'src/client/styles/fonts.css'), 'utf8');

/** The characters that the page's styles have come from this file. */
function listCharacters(file: string): string {
  const face = styles.split('@font-face').find((one) => one.includes(file)) ?? '';
  const ranges = [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)];
  if (ranges.length === 0) throw new Error(`The styles do not say what ${file} is for.`);
  return ranges
    .flatMap(([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16);
      const length = Number.parseInt(to, 16) - first + 1;
      return Array.from({ length }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');
}

const sources = {
  latin: import.meta.resolve(
    '@fontsource-variable/fraunces/files/fraunces-latin-soft-normal.woff2',
  ),
  'latin-ext': import.meta.resolve(
    '@fontsource-variable/fraunces/files/fraunces-latin-ext-soft-normal.woff2',
  ),
};
for (const [subset, source] of Object.entries(sources)) {
  const name = `fraunces-${subset}.woff2`;
  const whole = await readFile(new URL(source));
  const cut = await subsetFont(whole, listCharacters(name), {
    targetFormat: 'woff2',
    variationAxes: { SOFT: 60, wght: { min: 400, max: 600 } },
  });
  await writeFile(resolve(root, 'src/client/fonts', name), cut);
  console.log(`${name}: ${whole.length} bytes, now ${cut.length}`);
}
