import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { part } from './parts.ts';

const folder = join(import.meta.dirname, '../../parts');
const names = globSync('**/*.svg', { cwd: folder }).map((file) => file.replace(/\.svg$/u, ''));

it.each(names)('%s is shapes whose variables have a colour to be seen by', (name) => {
  const text = readFileSync(join(folder, `${name}.svg`), 'utf8');
  const shown = Object.fromEntries(
    [...text.matchAll(/--([a-z]+):(#[0-9a-f]{6})/gu)].map(([, variable, colour]) => [
      variable,
      colour,
    ]),
  );
  const drawn = part(name, { x: 10, y: 20, w: 45, h: 49 }, shown);
  expect(drawn).toMatch(/^(?:<(?:path|rect|circle|ellipse) [^<>]*\/>|<g [^<>]*>|<\/g>)+$/u);
  expect(drawn).not.toMatch(/var\(|color-mix|NaN|undefined/u);
});

it('is scaled from its origin, moved, and mirrored by a negative width', () => {
  const colours = { skin: '#e3b088' };
  const at = (w: number) => part('face/nose', { x: 100, y: 10, w, h: 50 }, colours);
  expect(at(100)).toContain('d="M93 23q8 4 15 0"');
  expect(at(-100)).toContain('d="M107 23q-8 4 -15 0"');
  expect(at(100)).toContain('stroke-width="3"');
});

it('takes its colours and shades of them, and none that is missing', () => {
  expect(part('hair/bob-back', {}, { colour: '#ffffff' })).toContain('fill="#dfdee0"');
  expect(() => part('hair/bob-back', {}, {})).toThrow('colour');
});
