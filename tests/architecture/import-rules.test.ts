import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { FolderPair } from '../../scripts/gates/architecture-rules.ts';
import { cruiseTree } from '../../scripts/gates/cruise.ts';

const project = resolve(import.meta.dirname, '../..');

const soundTree = {
  'src/shared/limits.ts': "import { z } from 'zod';\nexport const limit = z.number();\n",
  'src/server/platform/clock/clock.ts': 'export const clock = () => new Date();\n',
  'src/server/platform/database/columns.ts': "export { uuid } from 'drizzle-orm/pg-core';\n",
  'src/server/features/auth/auth.table.ts':
    "import { uuid } from '#server/platform/database/columns.ts';\nexport const users = uuid;\n",
  'src/server/features/auth/auth.service.ts':
    "import { users } from './auth.table.ts';\nexport const auth = users;\n",
  'src/server/features/stories/stories.table.ts':
    "import { users } from '../auth/auth.table.ts';\nexport const stories = users;\n",
  'src/server/features/stories/stories.repository.ts':
    "import { stories } from './stories.table.ts';\nexport const repository = stories;\n",
  'src/server/features/stories/stories.service.ts':
    "import { auth } from '#server/features/auth/auth.service.ts';\nimport { repository } from './stories.repository.ts';\nimport { limit } from '#shared/limits.ts';\nexport const service = [auth, repository, limit];\n",
  'src/server/features/stories/pipeline/make-story.ts': "import '../stories.table.ts';\n",
  'src/server/features/stories/pipeline/steps.ts': 'export const steps = 1;\n',
  'src/server/app/dependencies.ts':
    "import { service } from '#server/features/stories/stories.service.ts';\nexport const dependencies = service;\n",
  'src/server/main.ts': "import './app/dependencies.ts';\n",
  'packages/reading/src/words.ts': 'export const words = 1;\n',
  'packages/reading/src/lists/near-words.ts': "import '../words.ts';\n",
  'packages/reading/src/lists/stop-words.ts': 'export const stopWords = 1;\n',
  'src/client/platform/http.ts': 'export const http = fetch;\n',
  'src/client/ui/button.tsx': 'export const Button = () => <button type="button">Save</button>;\n',
  'src/client/features/auth/user.ts':
    "import { http } from '#client/platform/http.ts';\nexport const user = http;\n",
  'src/client/features/stories/story-list.tsx':
    "import { Button } from '#client/ui/button.tsx';\nexport const StoryList = () => <Button />;\n",
  'src/client/pages/stories-page.tsx':
    "import { user } from '#client/features/auth/user.ts';\nimport { StoryList } from '#client/features/stories/story-list.tsx';\nexport const StoriesPage = () => <StoryList key={String(user)} />;\n",
  'samples/family/people.ts': "import '#shared/limits.ts';\n",
  'tests/support/browser.ts': 'export const browser = 1;\n',
  'tests/e2e/family.ts': "import '#tests/support/browser.ts';\n",
  'scripts/build/build.ts': "import '#tests/support/browser.ts';\n",
  'scripts/build/hash.ts': "import './build.ts';\n",
  'scripts/gates/validate.ts': 'export const gates = 1;\n',
  'scripts/gates/run.ts': "import '../build/hash.ts';\n",
  'bench/row.ts': "import '#tests/support/browser.ts';\n",
  'bench/story/bench-story.ts': "import '../row.ts';\n",
  'src/client/app/router.tsx':
    "import { lazy } from 'react';\nexport const page = lazy(() => import('#client/pages/stories-page.tsx'));\n",
};

/** The rule, the file in which it is broken, and the line that breaks it. */
type Breach = [rule: string, file: string, line: string];

const breaches: Breach[] = [
  ['shared-is-pure', 'src/shared/limits.ts', "import 'node:fs';"],
  ['shared-is-pure', 'src/shared/limits.ts', "import 'date-fns';"],
  ['shared-is-pure', 'src/shared/limits.ts', "import '#server/platform/clock/clock.ts';"],
  [
    'server-platform-looks-down',
    'src/server/platform/clock/clock.ts',
    "import '#server/features/auth/auth.service.ts';",
  ],
  [
    'server-platform-looks-down',
    'src/server/platform/clock/clock.ts',
    "import type { x } from '#server/app/dependencies.ts';",
  ],
  [
    'server-features-looks-down',
    'src/server/features/auth/auth.service.ts',
    "import '#server/app/dependencies.ts';",
  ],
  [
    'server-features-looks-down',
    'src/server/features/auth/auth.service.ts',
    "import '#server/main.ts';",
  ],
  [
    'server-features-meet-at-services',
    'src/server/features/stories/stories.service.ts',
    "import '../auth/auth.table.ts';",
  ],
  [
    'server-features-meet-at-services',
    'src/server/features/auth/auth.service.ts',
    "import type { repository } from '#server/features/stories/stories.repository.ts';",
  ],
  [
    'server-features-meet-at-services',
    'src/server/features/auth/auth.service.ts',
    "export * from '#server/features/stories/stories.repository.ts';",
  ],
  [
    'tables-import-tables',
    'src/server/features/auth/auth.table.ts',
    "import '../stories/stories.service.ts';",
  ],
  [
    'tables-import-tables',
    'src/server/features/stories/stories.table.ts',
    "import './stories.repository.ts';",
  ],
  [
    'server-knows-no-client',
    'src/server/platform/clock/clock.ts',
    "import '#client/platform/http.ts';",
  ],
  ['server-runs-without-dev-packages', 'src/server/platform/clock/clock.ts', "import 'react';"],
  [
    'client-knows-no-server',
    'src/client/platform/http.ts',
    "import type { clock } from '#server/platform/clock/clock.ts';",
  ],
  ['client-runs-in-a-browser', 'src/client/platform/http.ts', "import 'node:path';"],
  ['client-platform-looks-down', 'src/client/platform/http.ts', "import '#client/ui/button.tsx';"],
  ['client-ui-looks-down', 'src/client/ui/button.tsx', "import '#client/features/auth/user.ts';"],
  [
    'client-features-looks-down',
    'src/client/features/auth/user.ts',
    "const page = () => import('#client/pages/stories-page.tsx');",
  ],
  ['client-pages-looks-down', 'src/client/pages/stories-page.tsx', "import '../app/router.tsx';"],
  [
    'client-features-are-islands',
    'src/client/features/stories/story-list.tsx',
    "import { user } from '../auth/user.ts';",
  ],
  [
    'packages-know-no-app',
    'packages/reading/src/words.ts',
    "import '../../../src/shared/limits.ts';",
  ],
  [
    'packages-are-imported-by-name',
    'src/server/platform/clock/clock.ts',
    "import '../../../../packages/reading/src/words.ts';",
  ],
  ['packages-know-no-app', 'packages/reading/src/words.ts', "import '#shared/limits.ts';"],
  ['samples-are-data', 'samples/family/people.ts', "import '#server/main.ts';"],
  ['scripts-stand-alone', 'scripts/build/build.ts', "import '../../bench/row.ts';"],
  ['scripts-stand-alone', 'scripts/build/build.ts', "import '#tests/e2e/family.ts';"],
  ['measurements-stand-alone', 'bench/row.ts', "import '../scripts/build/hash.ts';"],
  ['measurements-stand-alone', 'bench/row.ts', "import '#tests/e2e/family.ts';"],
  ['tests-import-no-measurements', 'tests/e2e/family.ts', "import '../../bench/row.ts';"],
  ['tests-import-no-measurements', 'tests/e2e/family.ts', "import '../../scripts/build/hash.ts';"],
  ['support-knows-no-test', 'tests/support/browser.ts', "import '../e2e/family.ts';"],
  ['packages-are-declared', 'src/client/platform/http.ts', "import 'semver';"],
  [
    'source-knows-no-tests',
    'src/server/platform/clock/clock.ts',
    "import '#tests/support/browser.ts';",
  ],
  ['imports-exist', 'src/server/platform/clock/clock.ts', "import './calendar.ts';"],
];

const cycles: Breach[] = [
  [
    'no-cycles',
    'src/server/features/stories/stories.repository.ts',
    "import './stories.service.ts';",
  ],
  [
    'no-folder-cycles',
    'src/server/features/stories/stories.repository.ts',
    "import './pipeline/steps.ts';",
  ],
  ['no-cycles', 'scripts/build/build.ts', "import './hash.ts';"],
  ['no-folder-cycles', 'scripts/build/hash.ts', "import '../gates/validate.ts';"],
  ['no-folder-cycles', 'packages/reading/src/words.ts', "import './lists/stop-words.ts';"],
  ['no-folder-cycles', 'bench/row.ts', "import './story/bench-story.ts';"],
];

let root: string;

function write(file: string, content: string): void {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'heartwood-imports-'));
  cpSync(join(project, 'package.json'), join(root, 'package.json'));
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
  for (const [file, content] of Object.entries(soundTree)) write(file, content);
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const planted = ([, file, line]: Breach) => `${line}\n${soundTree[file as keyof typeof soundTree]}`;

it('finds nothing wrong with a sound tree, having looked at all of it', async () => {
  const { modules, breaches: found } = await cruiseTree(root);
  expect(found).toEqual([]);
  expect(modules).toEqual(expect.arrayContaining(Object.keys(soundTree)));
});

it('refuses every import that a file may not have, wherever it stands', async () => {
  // Each in a copy of its file, so that one look at the tree is enough.
  const copies = breaches.map((breach, index) => {
    const copy = join(dirname(breach[1]), `copy-${index}-${basename(breach[1])}`);
    write(copy, planted(breach));
    return `${breach[0]}: ${copy} -> `;
  });
  const { breaches: found } = await cruiseTree(root);
  const unseen = copies.filter((copy) => !found.some((breach) => breach.startsWith(copy)));
  expect(unseen).toEqual([]);
});

it.each(cycles)('%s: refuses in %s the line %s', async (...breach) => {
  const [rule, file] = breach;
  write(file, planted(breach));
  const { breaches: found } = await cruiseTree(root);
  expect(found.filter((one) => one.startsWith(`${rule}: ${file} -> `))).not.toEqual([]);
});

it('client-reaches-no-node: refuses Node in what a page imports of a package', async () => {
  write('src/client/platform/http.ts', "import '../../../packages/reading/src/words.ts';\n");
  write('packages/reading/src/words.ts', "import 'node:fs';\n");
  expect((await cruiseTree(root)).breaches).toContain(
    'client-reaches-no-node: src/client/app/router.tsx -> fs',
  );
});

it('lets folders that are known to import each other pass, and only as long as they do', async () => {
  const stories = 'src/server/features/stories';
  const known: FolderPair[] = [{ folders: [stories, `${stories}/pipeline`], reason: 'of old' }];
  expect((await cruiseTree(root, known)).breaches).toEqual([
    expect.stringContaining('are on the list without need'),
  ]);
  write(`${stories}/stories.repository.ts`, "import './pipeline/steps.ts';\n");
  expect((await cruiseTree(root, known)).breaches).toEqual([]);
});
