// Cuts the fonts down to what is shown of them, into src/client/fonts (kept in git): the weights in use, and one
// softness of Fraunces. `npm run fonts` after an update of a package or a change of what words look like.
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';

const root = resolve(import.meta.dirname, '../..');
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

const weights = { wght: { min: 400, max: 600 } };
const cuts = [
  {
    axes: { ...weights, SOFT: 60 },
    sources: {
      'fraunces-latin': import.meta.resolve(
        '@fontsource-variable/fraunces/files/fraunces-latin-soft-normal.woff2',
      ),
      'fraunces-latin-ext': import.meta.resolve(
        '@fontsource-variable/fraunces/files/fraunces-latin-ext-soft-normal.woff2',
      ),
    },
  },
  {
    axes: weights,
    sources: {
      'source-sans-3-latin': import.meta.resolve(
        '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
      ),
      'source-sans-3-latin-ext': import.meta.resolve(
        '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2',
      ),
    },
  },
];

for (const { axes, sources } of cuts) {
  for (const [subset, source] of Object.entries(sources)) {
    const name = `${subset}.woff2`;
    const whole = await readFile(new URL(source));
    const cut = await subsetFont(whole, listCharacters(name), {
      targetFormat: 'woff2',
      variationAxes: axes,
      noLayoutClosure: true,
    });
    await writeFile(resolve(root, 'src/client/fonts', name), cut);
    console.log(`${name}: ${whole.length} bytes, now ${cut.length}`);
  }
}
