import { resolve } from 'node:path';
import { knownFolderPairs } from './architecture-rules.ts';
import { cruiseTree } from './cruise.ts';

const { modules, breaches } = await cruiseTree(
  resolve(import.meta.dirname, '../..'),
  knownFolderPairs,
);

const unseen = [
  'src/shared/',
  'src/server/',
  'src/client/',
  'packages/reading/',
  'packages/illustrator/',
].filter((part) => !modules.some((module) => module.startsWith(part)));
for (const breach of breaches) console.error(breach);
for (const part of unseen) console.error(`Nothing under ${part} was looked at.`);
console.log(`${modules.length} modules looked at, ${breaches.length} breaches.`);
if (breaches.length > 0 || unseen.length > 0) process.exit(1);
