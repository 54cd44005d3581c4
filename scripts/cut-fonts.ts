// Cuts the fonts down to what is shown of them, into src/client/fonts (kept in git): the weights in use, and one
// softness of Fraunces. `npm run fonts` after an update of a package or a change of what words look like.
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

interface Cut {
  package: string;
  file: (subset: string) => string;
  axes: Record<string, number | { min: number; max: number }>;
}

const cuts: Record<string, Cut> = {
  fraunces: {
    package: '@fontsource-variable/fraunces',
    file: (subset) => `fraunces-${subset}-soft-normal.woff2`,
    axes: { SOFT: 60, wght: { min: 400, max: 600 } },
  },
  'source-sans-3': {
    package: '@fontsource-variable/source-sans-3',
    file: (subset) => `source-sans-3-${subset}-wght-normal.woff2`,
    axes: { wght: { min: 400, max: 600 } },
  },
};

for (const [family, { package: source, file, axes }] of Object.entries(cuts)) {
  for (const subset of ['latin', 'latin-ext']) {
    const name = `${family}-${subset}.woff2`;
    const whole = await readFile(new URL(import.meta.resolve(`${source}/files/${file(subset)}`)));
    const cut = await subsetFont(whole, listCharacters(name), {
      targetFormat: 'woff2',
      variationAxes: axes,
      noLayoutClosure: true,
    });
    await writeFile(resolve(root, 'src/client/fonts', name), cut);
    console.log(`${name}: ${whole.length} bytes, now ${cut.length}`);
  }
}
