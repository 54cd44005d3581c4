import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
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
  'src/server/app/dependencies.ts':
    "import { service } from '#server/features/stories/stories.service.ts';\nexport const dependencies = service;\n",
  'src/server/main.ts': "import './app/dependencies.ts';\n",
  'packages/reading/src/words.ts': 'export const words = 1;\n',
  'src/client/platform/http.ts': 'export const http = fetch;\n',
  'src/client/ui/button.tsx': 'export const Button = () => <button type="button">Save</button>;\n',
  'src/client/features/auth/user.ts':
    "import { http } from '#client/platform/http.ts';\nexport const user = http;\n",
  'src/client/features/stories/story-list.tsx':
    "import { Button } from '#client/ui/button.tsx';\nexport const StoryList = () => <Button />;\n",
  'src/client/pages/stories-page.tsx':
    "import { user } from '#client/features/auth/user.ts';\nimport { StoryList } from '#client/features/stories/story-list.tsx';\nexport const StoriesPage = () => <StoryList key={String(user)} />;\n",
  'src/client/app/router.tsx':
    "import { lazy } from 'react';\nexport const page = lazy(() => import('#client/pages/stories-page.tsx'));\n",
};

/** The rule, the file in which it is broken, and the line that breaks it. */
const breaches: [rule: string, file: string, line: string][] = [
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
    'no-cycles',
    'src/server/features/stories/stories.repository.ts',
    "import './stories.service.ts';",
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
  ['packages-are-declared', 'src/client/platform/http.ts', "import 'semver';"],
  [
    'source-knows-no-tests',
    'src/server/platform/clock/clock.ts',
    "import '#tests/support/browser.ts';",
  ],
  ['imports-exist', 'src/server/platform/clock/clock.ts', "import './calendar.ts';"],
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
  write('tests/support/browser.ts', 'export const browser = 1;\n');
  for (const [file, content] of Object.entries(soundTree)) write(file, content);
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

it('finds nothing wrong with a sound tree, having looked at all of it', async () => {
  const { modules, breaches: found } = await cruiseTree(root);
  expect(found).toEqual([]);
  expect(modules).toEqual(expect.arrayContaining(Object.keys(soundTree)));
});

it.each(breaches)('%s: refuses in %s the line %s', async (rule, file, line) => {
  write(file, `${line}\n${soundTree[file as keyof typeof soundTree]}`);
  const { breaches: found } = await cruiseTree(root);
  expect(found.filter((breach) => breach.startsWith(`${rule}: ${file} -> `))).not.toEqual([]);
});

it('looks at every part of the project itself', async () => {
  const { modules } = await cruiseTree(project);
  for (const part of ['src/shared/', 'src/server/', 'src/client/'])
    expect(modules.filter((module) => module.startsWith(part)).length).toBeGreaterThan(5);
});
