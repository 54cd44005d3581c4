// `npm run train:acts`: trains the classifiers from examples/ and writes models/. With --check nothing is trained: it only
// compares the digest of the examples that each model was made from.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCareExamples } from '../src/care-examples.ts';
import { type Example, readExamples } from '../src/examples.ts';
import { packModel } from '../src/linear-model.ts';
import { messageFeatures } from '../src/message-features.ts';
import { trainLinearModel } from '../src/train-linear-model.ts';

const folder = join(import.meta.dirname, '../models');

const varieties = (): Example[] =>
  ['care', 'acts']
    .flatMap((name) => readExamples(name, 'training'))
    .filter(({ language }) => language.startsWith('pt'))
    .map((example) => ({ ...example, label: example.language }));

const sets: Record<string, Example[]> = {
  care: readCareExamples('training'),
  acts: readExamples('acts', 'training'),
  portuguese: varieties(),
};

mkdirSync(folder, { recursive: true });
for (const [name, examples] of Object.entries(sets)) {
  const path = join(folder, `${name}.json`);
  const digest = createHash('sha256').update(JSON.stringify(examples)).digest('base64url');
  const known = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).examples : undefined;
  if (known === digest) continue;
  if (process.argv.includes('--check')) {
    process.stderr.write(
      `models/${name}.json is not of these examples: run "npm run train:acts".\n`,
    );
    process.exitCode = 1;
    continue;
  }
  const model = trainLinearModel(
    examples.map(({ label, text }) => ({ label, features: messageFeatures(text) })),
  );
  writeFileSync(path, `${packModel(model, digest)}\n`);
  process.stdout.write(`${name}: ${examples.length} examples, ${model.features.length} features\n`);
}
