import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import swc, { type ParseOptions } from '@swc/core';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { type FolderPair, options, rules } from './architecture-rules.ts';
import { listFolderCycles } from './folder-cycles.ts';

// dependency-cruiser asks swc for TypeScript without JSX whatever the file, and stops at the first
// .tsx it meets. It has no option for that, so the question is completed on its way.
const { parseFileSync } = swc;
Object.assign(swc, {
  parseFileSync: (file: string, asked: ParseOptions) =>
    parseFileSync(file, Object.assign({}, asked, { tsx: file.endsWith('.tsx') })),
});

const folders = ['src', 'packages', 'scripts', 'samples', 'tests', 'bench'];
const isOwn = (file: string) => folders.some((folder) => file.startsWith(`${folder}/`));

export interface Cruised {
  /** The project's own modules that were looked at, as paths from the root. */
  modules: string[];
  /** One line each: `rule: importer -> imported`. */
  breaches: string[];
}

/**
 * Follows every import of the project in `root` and lists what breaks the architecture's rules.
 *
 * @param known pairs of folders that may import each other for now; one that no longer does is a breach, too
 */
export async function cruiseTree(
  root: string,
  known: readonly FolderPair[] = [],
): Promise<Cruised> {
  const present = folders.filter((folder) => existsSync(join(root, folder)));
  const { output } = await cruise(present, {
    ...options,
    baseDir: resolve(root),
    validate: true,
    ruleSet: { forbidden: rules },
  });
  const { modules, summary } = output as ICruiseResult;
  const own = modules.filter(({ source }) => isOwn(source));
  const imports = own.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ resolved }) => isOwn(resolved))
      .map(({ resolved }) => ({ from: source, to: resolved })),
  );
  return {
    modules: own.map(({ source }) => source),
    breaches: [
      ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
      ...listFolderCycles(imports, known),
    ],
  };
}
