// Copies the icons that the illustrator uses out of Fluent Emoji (MIT) into one small file:
// the whole set has 6 MB, and a server has no use for it. `npm run icons` after a change of lexicon/things.txt.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { things } from '../src/props/things.ts';

const require = createRequire(import.meta.url);
const source = require.resolve('@iconify-json/fluent-emoji-flat/icons.json');
const { icons }: { icons: Record<string, { body: string }> } = JSON.parse(
  await readFile(source, 'utf8'),
);
const lines = [...things.keys()].sort().map((name) => {
  const icon = icons[name];
  if (!icon) throw new Error(`Fluent Emoji has no "${name}".`);
  return `  ${JSON.stringify(name)}: ${JSON.stringify(icon.body)}`;
});
const target = path.resolve(import.meta.dirname, '../src/props/icons.json');
await writeFile(target, `{\n${lines.join(',\n')}\n}\n`);
